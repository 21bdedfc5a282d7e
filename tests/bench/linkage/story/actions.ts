import { deviceDb } from '@/store/db'
import { readOwnRows } from '@/store/sync/rows'
import { report } from '@/store/report'
import { parseDay } from '@/kit/rules/day'
import { deletePost, publish, setLike } from '@/gossip/commands'
import { readOnePost } from '@/gossip/feed'
import { editAbout } from '@/health/pregnancy/rules/record'
import { changePregnancy, startPregnancy } from '@/health/pregnancy/commands'
import { shownPregnancy } from '@/health/pregnancy/shown-pregnancy'
import type { World } from '../campus/world'
import type { Action } from '../model/diary'
import { takePhoto } from './camera'
import { changeItem, deleteItem, listItem } from './market-actions'
import type { Phone } from './phone'

/** The posts that a student has written and not deleted. */
export type OwnPosts = { readonly id: string; readonly content: string }[]

/** Students like or report one of the newest posts. */
const feedLength = 40

/** The id of a public post, with `contents` of a post with one of these texts; null if there is none. */
const somePublicPost = async (
  { campus }: World,
  { dice }: Phone,
  contents: readonly string[] | null,
): Promise<string | null> => {
  const query = `select id from public.gossip_posts where not hidden and ($1::text[] is null or content = any($1)) order by created_at desc, id limit ${feedLength}`
  const { rows } = await campus.sql.query<{ id: string }>(query, [contents])
  return rows.length === 0 ? null : dice.pick(rows).id
}

const post = async (phone: Phone, own: OwnPosts, photo: boolean): Promise<string> => {
  const content = `Heard it from ${crypto.randomUUID()}`
  const picture = photo ? await takePhoto(phone.dice, phone.student, 'anonymous') : null
  const id = crypto.randomUUID()
  await publish(
    phone.user,
    { content, category: phone.dice.pick(['trending', 'love']), release: 'soon', photo: picture },
    id,
  )
  own.push({ id, content })
  return content
}

const deleteOwnPost = async (phone: Phone, own: OwnPosts): Promise<boolean> => {
  if (own.length === 0) return false
  const [removed] = own.splice(Math.floor(phone.dice.roll() * own.length), 1)
  const read = removed && (await readOnePost(deviceDb(), phone.user, removed.id))
  if (read) await deletePost(phone.user, read.post)
  return read !== undefined && read !== null
}

const likeSomePost = async (world: World, phone: Phone, contents: readonly string[] | null): Promise<boolean> => {
  const id = await somePublicPost(world, phone, contents)
  if (id !== null) await setLike(phone.user, id, true)
  return id !== null
}

const updatePregnancy = async (world: World, phone: Phone): Promise<void> => {
  const user = { id: phone.user, email: '', fullName: null }
  const [today, due] = [parseDay(new Date(world.now()).toISOString().slice(0, 10)), parseDay('2027-06-01')]
  if (!today || !due) throw new Error('invalid date')
  const shown = shownPregnancy(await readOwnRows(phone.user, 'pregnancy_tracking'))
  if (shown)
    await changePregnancy(
      user,
      shown,
      editAbout(shown.record, { due, babyName: '', notes: `As of ${world.now()}` }, today),
    )
  else await startPregnancy(user, due, today)
}

/**
 * Performs an action on a phone as its screens would.
 * @returns whether it was possible, and the content of a new post
 */
export const performAction = async (
  world: World,
  phone: Phone,
  own: OwnPosts,
  action: Action,
): Promise<{ readonly done: boolean; readonly content?: string }> => {
  switch (action.kind) {
    case 'post':
      return { done: true, content: await post(phone, own, action.photo) }
    case 'list':
      await listItem(phone, action.photos)
      return { done: true }
    case 'edit':
      return { done: await changeItem(phone) }
    case 'delete item':
      return { done: await deleteItem(phone) }
    case 'delete post':
      return { done: await deleteOwnPost(phone, own) }
    case 'like':
      return { done: await likeSomePost(world, phone, null) }
    case 'like own post':
      return {
        done: await likeSomePost(
          world,
          phone,
          own.map(({ content }) => content),
        ),
      }
    case 'report': {
      const id = await somePublicPost(world, phone, null)
      if (id !== null) await report(phone.user, 'gossip_post', id, 'spam')
      return { done: id !== null }
    }
    case 'pregnancy':
      await updatePregnancy(world, phone)
      return { done: true }
  }
}
