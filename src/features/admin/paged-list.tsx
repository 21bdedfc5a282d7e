import type { ReactNode } from 'react'
import type { AdminAnswer } from '@/data/admin/admin-answer'
import type { PageOf } from '@/data/admin/request'
import { EmptyState } from '@/ui/feedback/empty-state'
import { useFailureToast } from '@/ui/feedback/use-failure-toast'
import classes from './admin.module.css'
import { Failure } from './failure'
import { ListSkeleton } from './list-skeleton'
import { Pager } from './pager'
import { useAdminQuery } from './use-admin-query'

type PagedListProps<Row> = {
  label: string
  loadingText: string
  emptyText: string
  /** The same function as long as it is the same page. */
  ask: () => Promise<AdminAnswer<PageOf<Row>>>
  onPage: (page: number) => void
  render: (row: Row) => ReactNode
}

/** A record that is only read, a page at a time. */
export function PagedList<Row>({ label, loadingText, emptyText, ask, onPage, render }: PagedListProps<Row>) {
  const { answer, again } = useAdminQuery(ask)
  useFailureToast(answer?.ok === false, 'Failed to fetch data')
  if (answer === null) return <ListSkeleton text={loadingText} />
  if (!answer.ok) return <Failure problem={answer.problem} onRetry={again} />
  const { rows, total, page } = answer.value
  if (rows.length === 0) return <EmptyState image="/pictures/campus.svg#fallback" text={emptyText} />
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {rows.map(render)}
      </ul>
      <Pager label={`Pages of ${label.toLowerCase()}`} page={page} total={total} onPage={onPage} />
    </>
  )
}
