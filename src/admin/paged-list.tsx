import type { ReactNode } from 'react'
import type { AdminResult } from '@/admin/store/admin-result'
import type { PageOf } from '@/admin/store/request'
import { fetchFailed } from '#words/admin/panel'
import { EmptyState } from '@/kit/feedback/empty-state'
import { useFailureToast } from '@/kit/feedback/use-failure-toast'
import classes from './admin.module.css'
import { Failure } from './failure'
import { ListSkeleton } from './list-skeleton'
import { Pager } from './pager'
import { useAdminQuery } from './use-admin-query'

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
