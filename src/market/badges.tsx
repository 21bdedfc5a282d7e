import { Badge, Text } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { conditionTone, type Listing } from '@/market/rules/listing'
import { conditionLabels, statusLabels } from '@/market/words/listing'
import * as messages from '#words/market/market-page'
import { RichText } from '@/kit/layout/rich-text'
import classes from './market.module.css'
import { useMarket } from './market-actions'

export function ConditionBadge({ condition }: Pick<Listing, 'condition'>) {
  return (
    <span className={classes.condition} data-tone={conditionTone(condition)}>
      {conditionLabels[condition]}
    </span>
  )
}

/** Shown on reserved and sold listings only. */
export function StatusBadge({ status }: Pick<Listing, 'status'>) {
  if (status === 'available') return null
  return (
    <span className={classes.status} data-status={status}>
      {statusLabels[status]}
    </span>
  )
}

/** Shows that a listing is unsent, or that it was rejected, with a link to the reason. */
export function SyncBadge({ syncStatus }: Pick<Listing, 'syncStatus'>) {
  const { showUnsent } = useMarket()
  if (syncStatus === 'sent') return null
  if (syncStatus === 'waiting') {
    return (
      <Badge variant="default" leftSection={<IconCloudUp size={14} aria-hidden />}>
        {messages.waiting}
      </Badge>
    )
  }
  const why = (text: string) => (
    <a
      href="/profile?view=unsent"
      className={classes.why}
      onClick={(event) => {
        event.preventDefault()
        showUnsent()
      }}
    >
      {text}
    </a>
  )
  return (
    <Text size="sm" c="var(--danger)" fw={600}>
      <RichText parts={messages.notAccepted({ why })} />
    </Text>
  )
}
