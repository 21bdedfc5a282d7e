import type { ReactNode } from 'react'
import { Button, Text } from '@mantine/core'
import type { AdminResult, PageOf } from '@/admin/store/request'
import { fetchFailed } from '#words/admin/panel'
import { EmptyState } from '@/kit/feedback/empty-state'
import { useFailureToast } from '@/kit/feedback/use-failure-toast'
import classes from './admin.module.css'
import { Failure, ListSkeleton } from './feedback'
import { useAdminQuery } from './use-admin-query'
import { pagesOf } from '@/admin/rules/item-row'
import * as messages from '#words/admin/list'
import { momentText } from '@/kit/words/format-time'
import { useCampusName } from '@/store/use-campus-name'

type PagedListProps<Row> = {
  label: string
  pagesLabel: string
  loadingText: string
  emptyText: string
  /** Must be stable: a new function loads the page again. */
  load: () => Promise<AdminResult<PageOf<Row>>>
  onPage: (page: number) => void
  render: (row: Row) => ReactNode
}

/** A read-only list, one page at a time. */
export function PagedList<Row>({
  label,
  pagesLabel,
  loadingText,
  emptyText,
  load,
  onPage,
  render,
}: PagedListProps<Row>) {
  const query = useAdminQuery(load)
  useFailureToast(query.state === 'failed', fetchFailed)
  if (query.state === 'loading') return <ListSkeleton text={loadingText} />
  if (query.state === 'failed') return <Failure problem={query.problem} onRetry={query.refetch} />
  const { rows, total, page } = query.value
  if (rows.length === 0) return <EmptyState image="/pictures/campus.svg#fallback" text={emptyText} />
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {rows.map(render)}
      </ul>
      <Pager label={pagesLabel} page={page} total={total} onPage={onPage} />
    </>
  )
}

type PagerProps = { label: string; page: number; total: number; onPage: (page: number) => void }

export function Pager({ label, page, total, onPage }: PagerProps) {
  const pages = pagesOf(total)
  if (pages === 1) return null
  return (
    <nav className={classes.pager} aria-label={label}>
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {messages.previous}
      </Button>
      <Text size="sm" role="status">
        {messages.page({ page: String(page), pages: String(pages) })}
      </Text>
      <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {messages.next}
      </Button>
    </nav>
  )
}

/** A date and time in the phone's time zone; nothing for an invalid date. */
export const timeText = (at: string): string => {
  const moment = new Date(at)
  return Number.isNaN(moment.getTime()) ? '' : momentText(moment)
}

export function When({ at }: { at: string }) {
  const text = timeText(at)
  return text === '' ? null : <time dateTime={at}>{text}</time>
}

/** The name of a campus; its slug if this phone does not know it. */
export function CampusName({ slug }: { slug: string }) {
  return <>{useCampusName(slug)}</>
}
