import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { readAside } from '@/store/cart-store'
import { useCampusName } from '@/store/use-campus-name'
import { useStoredQuery } from '@/store/use-stored-query'
import type { Cart } from '@/cart/rules/cart'
import { defaultCampus } from '@/campus/rules/campus'
import * as messages from '#words/cart/cart-page'
import { Callout } from '@/kit/feedback/callout'

/** What other campuses sell: it waits under their names and is not ordered here. */
export function Aside() {
  const stored = useStoredQuery(async () => ({ lines: await readAside() }), [])
  if (stored.state !== 'ready') return null
  const slugOf = ({ campus = defaultCampus.slug }: Cart[number]) => campus
  return [...new Set(stored.lines.map(slugOf))].map((slug) => (
    <OfCampus key={slug} slug={slug} lines={stored.lines.filter((line) => slugOf(line) === slug)} />
  ))
}

function OfCampus({ slug, lines }: { slug: string; lines: Cart }) {
  const campus = useCampusName(slug)
  const names = lines.map(({ name }) => name).join(', ')
  return (
    <Callout
      tone="info"
      title={messages.aside({ campus, names })}
      actions={
        <Button variant="default" renderRoot={(props) => <Link to="/profile" {...props} />}>
          {messages.changeCampus}
        </Button>
      }
    >
      {messages.asideText({ campus })}
    </Callout>
  )
}
