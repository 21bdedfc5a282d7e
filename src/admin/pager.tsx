import { Button, Text } from '@mantine/core'
import { pagesOf } from '@/admin/rules/paging'
import * as messages from '#words/admin/list'
import classes from './admin.module.css'

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
