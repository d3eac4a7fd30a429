// A group's posts, and writing to it.
import lazy from 'preact-iso/lazy'
import { useFeed } from '#web/api/using.ts'
import { Asking } from '#web/features/groups/asking.tsx'
import { type Group, GroupPage, leaderOf, myOrganizations, rightsInGroup } from '#web/features/groups/group.tsx'
import { useReading } from '#web/features/groups/unread.tsx'
import { pinnedOf } from '#web/features/posts/pinning.ts'
import { PostCard } from '#web/features/posts/post.tsx'
import { mayRead } from '#web/features/posts/rights.ts'
import { WritePost } from '#web/features/posts/writing.tsx'
import { Feed } from '#web/parts/feed.tsx'
import { Empty } from '#web/parts/loaded.tsx'
import { words } from '#web/words/choosing.ts'

/** For who is not in it: nobody else waits for it. */
const Entrance = lazy(() => import('#web/features/groups/entrance.tsx').then(({ Entrance }) => Entrance))

export default function GroupPosts() {
  return (
    <GroupPage>
      {(group) => (mayRead(group, myOrganizations()) ? <Posts key={group.id} group={group} /> : <Entrance group={group} />)}
    </GroupPage>
  )
}

function Posts({ group }: { group: Group }) {
  const { groups, posts } = words()
  const feed = useFeed('/groups/{group}/posts', { path: { group: group.id } })
  const rights = rightsInGroup(group)
  const leader = leaderOf(group)?.id
  const pinned = pinnedOf(feed.data)
  useReading(group, feed.isSuccess && !feed.isFetching)
  return (
    <>
      <Asking group={group} />
      {rights.write && <WritePost group={group.id} />}
      {pinned && <PostCard key={`pinned ${pinned.id}`} post={pinned} rights={rights} leader={leader} />}
      <Feed
        of={feed}
        moreText={posts.olderPosts}
        empty={
          <Empty icon="comment" title={posts.nothingYet}>
            {rights.write ? posts.writeFirst : group.group_type === 'global' ? groups.nothingFromAdmins : groups.nothingFromLeaders}
          </Empty>
        }
      >
        {(post) => post.id !== pinned?.id && <PostCard key={post.id} post={post} rights={rights} leader={leader} />}
      </Feed>
    </>
  )
}
