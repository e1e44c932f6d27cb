import type { RoomParticipant } from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { eq, lt } from 'drizzle-orm'
import { roomReplica } from './schema.ts'

/** Stores the participants of a booking's video room; the newer version wins. */
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

/** Returns the replicated participants of a booking's video room. */
export async function participantsOf(orm: Orm, uid: string): Promise<RoomParticipant[]> {
  const [room] = await orm.select().from(roomReplica).where(eq(roomReplica.uid, uid))
  return room?.participants ?? []
}
