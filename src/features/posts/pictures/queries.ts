// SQL of pictures in posts.
import type { Static } from 'typebox'
import { type Db, sql } from '#platform/db/database.ts'
import type { NamedPicture } from './schemas.ts'

/** A picture as it is stored, its narrowest file first. */
export interface StoredPicture {
  id: number
  alt: string
  files: { key: string; width: number; height: number }[]
}

/** The files of a picture, in a statement about `post_pictures`. */
const files = sql`(
  select json_agg(json_build_object('key', media_key, 'width', width, 'height', height) order by width, height)
  from post_picture_files where picture_id = post_pictures.id)`

/** The pictures of a post, null where it has none; in a statement about `post`. Most have none, and of these nothing is looked up. */
export const picturesOfPost = sql`
  case when post.picture_count > 0 then (
    select json_agg(json_build_object('id', id, 'alt', alt, 'files', ${files}) order by place) from post_pictures where post_id = post.id)
  end`

/** Adds a picture that is in no post yet. */
export async function addPicture(
  tx: Db,
  { groupId, userId, stored }: { groupId: number; userId: number; stored: StoredPicture['files'] },
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into post_pictures (group_id, user_id) values (${groupId}, ${userId}) returning id`)
  await tx.run(sql`
    insert into post_picture_files (media_key, picture_id, width, height)
    select key, ${id}, width, height
    from unnest(${stored.map(({ key }) => key)}::text[], ${stored.map(({ width }) => width)}::int[], ${stored.map(({ height }) => height)}::int[])
      as stored(key, width, height)`)
  return id
}

/** Locks those of some pictures that someone may show in a post of theirs: their own, of its group, and in no other. */
export const lockUsablePictures = async (tx: Db, post: { id: number; groupId: number; userId: number }, pictures: readonly number[]) =>
  (
    await tx.many<{ id: number }>(sql`
    select id from post_pictures
    where id = any(${pictures}) and group_id = ${post.groupId} and user_id = ${post.userId} and (post_id is null or post_id = ${post.id})
    order by id for update`)
  ).map(({ id }) => id)

/** Makes these the pictures of a post, in this order; others that it had are deleted. Gives how many went, and how many came or changed. */
export async function savePictures(tx: Db, postId: number, pictures: readonly Static<typeof NamedPicture>[]) {
  const [ids, alts] = [pictures.map(({ picture_id }) => picture_id), pictures.map(({ alt }) => alt ?? '')]
  const removed = await tx.run(sql`delete from post_pictures where post_id = ${postId} and id <> all(${ids})`)
  const changed = await tx.run(sql`
    update post_pictures set post_id = ${postId}, place = named.place, alt = named.alt
    from unnest(${ids}::bigint[], ${alts}::text[]) with ordinality as named(id, alt, place)
    where post_pictures.id = named.id
      and (post_pictures.post_id, post_pictures.place, post_pictures.alt) is distinct from (${postId}, named.place::int, named.alt)`)
  if (removed + changed > 0) await tx.run(sql`update group_posts set picture_count = ${pictures.length} where id = ${postId}`)
  return { removed, changed }
}

/** Deletes some that were uploaded so many hours ago, and named by no post. */
export const removeSomeUnusedPictures = (db: Db, hours: number, count: number) =>
  db.run(sql`
    delete from post_pictures where post_id is null and id in (
      select id from post_pictures where post_id is null and created_at < now() - make_interval(hours => ${hours}) limit ${count} for update skip locked)`)
