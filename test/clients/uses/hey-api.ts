import { acceptJoinRequest, type Group, type JoinRequest, joinGroup, type Post } from './index'

export const card = (group: Group, request: JoinRequest, post: Post): string[] => [group.name, request.status, post.message]
export const join = (joinCode: string) => joinGroup({ body: { joinCode } })
export const accept = (id: number) => acceptJoinRequest({ path: { join_request: id } })
