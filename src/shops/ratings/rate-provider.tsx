import { ActionIcon, Anchor, Text } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { reportLater } from '@/store/error-log/report-later'
import { useSession } from '@/store/session/use-session'
import type { ProviderSlug } from '@/shops/rules/ratings/provider-slug'
import { starChoices, type Stars } from '@/shops/rules/ratings/score'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/shops/ratings/ratings'
import { showToast } from '@/kit/feedback/toast'
import { rateProvider } from './commands'
import { useHasOrdered, useOwnRating } from './queries'
import classes from './rate-provider.module.css'

type RateProviderProps = {
  provider: ProviderSlug
  /** As people know it. */
  name: string
}

/** Asks whoever has ordered from a provider how it was. Nothing for anybody else. */
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
    else showToast({ title: messages.thanks, description: outcome === 'sent' ? messages.counted : messages.waiting })
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
