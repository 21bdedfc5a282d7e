import { Button } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useCallback } from 'react'
import { readAllItems } from '@/admin/store/items'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/campus/rules/campus'
import type { ShownTab } from '@/admin/words/tabs'
import * as messages from '#words/admin/tools'
import { EmptyState } from '@/kit/feedback/empty-state'
import { Failure } from '../failure'
import { ListSkeleton } from '../list-skeleton'
import many from '../many.module.css'
import { useAdminQuery } from '../use-admin-query'
import { BulkForm } from './bulk-form'

type BulkEditProps = {
  userId: UserId
  campus: CampusSlug | null
  spec: ShownTab
  /** The search of the list: only what it finds is offered. */
  query: string
  onClose: () => void
  onChanged: () => void
}

/** A cheap phone shows no more of them at once. */
const mostShown = 500

/** Changes the price or the stock of many items at once. */
export function BulkEdit({ userId, campus, spec, query, onClose, onChanged }: BulkEditProps) {
  const items = useAdminQuery(
    useCallback(() => readAllItems(userId, spec, { campus, query }), [userId, spec, campus, query]),
  )
  return (
    <div className={many.view}>
      <Button
        variant="subtle"
        justify="start"
        px="xs"
        ml="calc(-1 * var(--mantine-spacing-xs))"
        leftSection={<IconChevronLeft size={20} aria-hidden />}
        onClick={onClose}
      >
        {messages.backToList}
      </Button>
      {items.state === 'loading' && <ListSkeleton text={messages.loadingItems} />}
      {items.state === 'failed' && <Failure problem={items.problem} onRetry={items.refetch} />}
      {items.state === 'ready' && items.value.length === 0 && (
        <EmptyState image="/pictures/campus.svg#fallback" text={messages.nothingToChange} />
      )}
      {items.state === 'ready' && items.value.length > 0 && (
        <BulkForm
          userId={userId}
          campus={campus}
          spec={spec}
          rows={items.value.slice(0, mostShown)}
          total={items.value.length}
          onChanged={onChanged}
        />
      )}
    </div>
  )
}
