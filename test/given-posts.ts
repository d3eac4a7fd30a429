// Builders for what is written in groups.
import type { Static } from 'typebox'
import { addPrayerPost } from '#features/posts/prayers/queries.ts'
import type { Comment, Post } from '#features/posts/schemas.ts'
import { given as givenFor, type Organization, type Person, type Reach } from './given.ts'

export interface Circle {
  id: number
  code: string
}

export function givenPosts(app: Reach) {
  const given = givenFor(app)

  /** An active group of `leader`'s, with these members beside them. */
  async function circle(of: Organization, leader: Person, ...members: Person[]): Promise<Circle> {
    const group = await given.group({ by: leader, of })
    for (const member of members) {
      const { status, text } = await member.post('/groups/join', { joinCode: group.code })
      if (status !== 200) throw new Error(`givenPosts.circle: ${status} ${text}`)
    }
    return group
  }

  async function post(by: Person, { id }: { id: number }, fields: Record<string, unknown> = {}): Promise<Static<typeof Post>> {
    const { status, body, text } = await by.post(`/groups/${id}/post`, { content: 'Grace and peace', ...fields })
    if (status !== 201) throw new Error(`givenPosts.post: ${status} ${text}`)
    return body.data
  }

  async function comment(
    by: Person,
    on: Static<typeof Post>,
    message = 'Amen',
    parent_id: number | null = null,
  ): Promise<Static<typeof Comment>> {
    const { status, body, text } = await by.post(`/groups/${on.group_id}/post/comment`, { post_id: on.id, message, parent_id })
    if (status !== 201) throw new Error(`givenPosts.comment: ${status} ${text}`)
    return body.data
  }

  /** A post as its approved prayer request makes it. */
  const prayer = async (by: Person, of: Organization, { isAnonymous = false } = {}) => {
    const made = await addPrayerPost(app.services.db, {
      groupId: of.prayer_group_id,
      userId: by.id,
      title: 'For my mother',
      message: 'She is ill.',
      isAnonymous,
    })
    return { id: made.id, group_id: of.prayer_group_id }
  }

  /** A post as someone sees it. */
  const seen = async (by: Person, { group_id, id }: { group_id: number; id: number }): Promise<Static<typeof Post>> =>
    (await by.get(`/groups/${group_id}/post/${id}`)).body.data

  return { circle, post, comment, prayer, seen }
}
