import type { RoomParticipant } from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { eq, lt } from 'drizzle-orm'
import { videoRoomReplica } from './schema.ts'

/** Stores the participants of a booking's video room; the newer version wins. */
export async function storeVideoRoom(
  orm: Orm,
  videoRoom: { uid: string; version: number; participants: RoomParticipant[] },
): Promise<void> {
  const { uid, ...columns } = videoRoom
  await orm
    .insert(videoRoomReplica)
    .values({ uid, ...columns })
    .onConflictDoUpdate({
      target: videoRoomReplica.uid,
      set: columns,
      setWhere: lt(videoRoomReplica.version, videoRoom.version),
    })
}

/** Returns the replicated participants of a booking's video room. */
export async function participantsOf(orm: Orm, uid: string): Promise<RoomParticipant[]> {
  const [videoRoom] = await orm.select().from(videoRoomReplica).where(eq(videoRoomReplica.uid, uid))
  return videoRoom?.participants ?? []
}
