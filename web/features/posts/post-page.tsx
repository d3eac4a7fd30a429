// One post with all that was said to it: where notices and links lead.
import { useLocation, useRoute } from 'preact-iso/router'
import { useRead } from '#web/api/using.ts'
import { leaderOf, rightsInGroup, useGroup, useGroupId } from '#web/features/groups/group.tsx'
import { authorOf, PostCard } from '#web/features/posts/post.tsx'
import { Praying, Updates } from '#web/features/prayer/praying.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'

export default function PostPage() {
  const { posts, groups } = words()
  const { route } = useLocation()
  const groupId = useGroupId()
  const id = Number(useRoute().params['post'])
  const group = useGroup(groupId)
  const reading = useRead('/groups/{group}/post/{post_id}', { path: { group: groupId, post_id: id } })
  const post = reading.data?.data
  const back = `/groups/${groupId}`
  return (
    <Page
      title={post ? post.title || posts.postBy({ name: authorOf(post) }) : posts.post}
      back={back}
      about={<p class="small">{group.data ? <bdi>{group.data.data.name}</bdi> : groups.group}</p>}
    >
      <Loaded of={reading}>
        {({ data }) => (
          <Loaded of={group}>
            {({ data: inGroup }) => (
              <>
                <PostCard
                  key={data.id}
                  post={data}
                  rights={rightsInGroup(inGroup)}
                  leader={leaderOf(inGroup)?.id}
                  whole
                  onRemoved={() => route(back, true)}
                />
                {data.meta.is_prayer_request && (
                  <section class="card stack">
                    <Updates of={data.updates} />
                    <Praying post={data} mayPray={rightsInGroup(inGroup).like} />
                  </section>
                )}
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  )
}
