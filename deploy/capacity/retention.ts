/** Tables that keep their rows for a time, in days; 0: until what waits in them is done. */
const kept: Record<string, number> = {
  event_log: 30,
  inbox: 30,
  'webhook_delivery.webhook_event': 30,
  'webhook_delivery.webhook_delivery': 30,
  'webhook_delivery.webhook_attempt': 30,
  'webhook_delivery.booking_seen': 30,
  'automation.message': 30,
  idempotency_key: 1,
  outbox: 0,
  timer: 0,
  'webhook_delivery.webhook_queue': 0,
}

/** Returns the days for which a table keeps its rows; undefined: for good. */
export const keptDays = (table: string): number | undefined =>
  kept[table] ?? kept[table.slice(table.indexOf('.') + 1)]
