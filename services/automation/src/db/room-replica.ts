import type { RoomParticipant } from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { eq, lt } from 'drizzle-orm'
import { roomReplica } from './schema.ts'

/** Keeps who has been in a booking's room; the newer version wins. */
export async function keepRoom(
  orm: Orm,
  room: { uid: string; version: number; participants: RoomParticipant[] },
): Promise<void> {
  const { uid, ...columns } = room
  await orm
    .insert(roomReplica)
    .values({ uid, ...columns })
    .onConflictDoUpdate({
      target: roomReplica.uid,
      set: columns,
      setWhere: lt(roomReplica.version, room.version),
    })
}

/** @returns who has been in a booking's room, as far as it is known */
export async function participantsOf(orm: Orm, uid: string): Promise<RoomParticipant[]> {
  const [room] = await orm.select().from(roomReplica).where(eq(roomReplica.uid, uid))
  return room?.participants ?? []
}
