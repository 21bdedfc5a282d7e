// Chunk: ratings

import { ActionIcon, Anchor, Text } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useLiveQuery } from 'dexie-react-hooks'
import { reportLater } from '@/store/error-log/report-later'
import { useSession } from '@/store/session/use-session'
import { starChoices, isNamedIn, type ProviderSlug, type Stars } from '@/cart/rules/ratings'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/shops/ratings/ratings'
import { showToast } from '@/kit/feedback/toast'
import { chosenCampus } from '@/store/chosen-campus'
import { discardUnsent } from '@/store/sync/unsent'
import { write, type Change, type SendResult } from '@/store/sync/write'
import { deviceDb, type StoredOrder } from '@/store/db'
import { withRatedProviders } from '@/cart/store/rated-lines'
import { readIdentity } from '@/store/session/user-record'
import { readOwnRows, type WithPending } from '@/store/sync/rows'
import type { RowOf } from '@/store/sync/table-names'
import { wasSent } from '@/cart/rules/order'
import classes from './rate-provider.module.css'

type RateProviderProps = {
  provider: ProviderSlug
  /** The name that people know. */
  name: string
}

/** Asks people who have ordered from a provider for a rating. Shows nothing to others. */
export function RateProvider({ provider, name }: RateProviderProps) {
  const hasOrdered = useHasOrdered(provider, name)
  const session = useSession()
  if (!hasOrdered || session.status === 'unknown') return null
  if (session.status === 'out') {
    return (
      <Anchor
        className={classes.login}
        aria-label={messages.logInToRate({ name })}
        renderRoot={(props) => <Link to="/login" {...props} />}
      >
        {messages.logIn}
      </Anchor>
    )
  }
  return <StarChoice user={session.user.id} provider={provider} name={name} />
}

const rate = async (user: UserId, provider: ProviderSlug, stars: Stars): Promise<void> => {
  try {
    const outcome = await rateProvider(user, provider, stars)
    if (outcome === 'refused') showToast({ title: messages.failed, tone: 'destructive' })
    // The stars show it.
    else
      showToast({
        title: messages.thanks,
        description: outcome === 'sent' ? messages.counted : messages.waiting,
        quiet: true,
      })
  } catch (error) {
    reportLater('outbox', error)
    showToast({ title: messages.failed, tone: 'destructive' })
  }
}

function StarChoice({ user, provider, name }: RateProviderProps & { user: UserId }) {
  const own = useOwnRating(user, provider)
  const questionId = useId()
  if (own === undefined) return null
  const given = own?.row.stars ?? 0
  return (
    <div className={classes.rate} role="group" aria-labelledby={questionId}>
      <Text size="sm" fw={600} id={questionId}>
        {messages.question({ provider: name })}
      </Text>
      <div className={classes.stars}>
        {starChoices.map((stars) => (
          <ActionIcon
            key={stars}
            className={classes.star}
            aria-label={messages.stars({ stars })}
            aria-pressed={stars === given}
            data-lit={stars <= given}
            onClick={() => void rate(user, provider, stars)}
          >
            {stars <= given ? <IconStarFilled size={24} aria-hidden /> : <IconStar size={24} aria-hidden />}
          </ActionIcon>
        ))}
      </div>
      <Text size="xs" c="var(--ink-soft)">
        {messages.anonymous}
      </Text>
    </div>
  )
}

/** A person rates a provider once, and may change it. */
const changeOf = async (user: UserId, provider: ProviderSlug, stars: Stars): Promise<Change> => {
  const table = 'provider_ratings'
  const own = await readOwnRating(user, provider)
  // A refused rating would block this one, even when the provider is back.
  const isRefused = own?.syncStatus === 'rejected'
  if (isRefused) await discardUnsent({ identity: user, lane: `${table}/${own.row.id}` })
  return own && (own.onServer || !isRefused)
    ? // The latest rating counts, even if another phone gave a different one before.
      { action: 'update', table, row: own.row.id, values: { stars }, before: {}, baseRev: 0 }
    : { action: 'insert', table, row: crypto.randomUUID(), values: { campus: chosenCampus().slug, provider, stars } }
}

/** @throws StorageFullError | StorageUnavailableError; nothing was saved */
const rateProvider = async (user: UserId, provider: ProviderSlug, stars: Stars): Promise<SendResult> => {
  const { outcome } = await write(user, [await changeOf(user, provider, stars)])
  return outcome()
}

type OwnRating = WithPending<RowOf<'provider_ratings'>>

const readOwnRating = async (user: UserId, provider: ProviderSlug): Promise<OwnRating | null> =>
  (await readOwnRows(user, 'provider_ratings')).find(({ row }) => row.provider === provider) ?? null

/** The user's rating of a provider, sent or not; undefined until it is known. */
const useOwnRating = (user: UserId, provider: ProviderSlug): OwnRating | null | undefined =>
  useLiveQuery(() => readOwnRating(user, provider), [user, provider])

/**
 * True if this phone has sent an order to the provider, by this user or signed out.
 * @param name its name today
 */
const useHasOrdered = (provider: ProviderSlug, name: string): boolean =>
  useLiveQuery(async () => {
    const db = deviceDb()
    const identity = await readIdentity(db)
    const isOwn = ({ owner }: StoredOrder) => owner === undefined || owner === identity
    const sent = await db.orders.filter((order) => isOwn(order) && wasSent(order)).toArray()
    const lines = await withRatedProviders(
      db,
      sent.flatMap((order) => order.lines),
    )
    return isNamedIn(lines, provider, name)
  }, [provider, name]) ?? false
