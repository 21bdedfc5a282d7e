import { Button, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { deviceDb } from '@/store/db'
import { findOfferings } from '@/shops/rules/find-offerings'
import type { StorefrontSpec } from '@/shops/rules/storefront-spec'
import { storefrontOf } from '@/shops/words/registry'
import * as messages from '#words/shops/storefront-page'
import type { LayoutProps } from './layout-props'
import { OfferingList } from './offering-list'
import { sources } from './sources'
import classes from './storefront.module.css'

type Other = NonNullable<StorefrontSpec['seeAlso']>

const paths = { groceries: '/groceries', eShop: '/e-shop' } as const satisfies Record<Other, string>

/** Two rows on a phone. */
const shownGoods = 4

/** What a search finds in the other shop, from the copies on this phone: the closest of it, and a link to all. */
export function FoundElsewhere({ other, view, cart }: Pick<LayoutProps, 'view' | 'cart'> & { other: Other }) {
  const offerings = useLiveQuery(async () => (await sources[other].read(deviceDb())).offerings, [other])
  const navigate = useNavigate()
  const { query } = view
  const found = findOfferings(offerings ?? [], { query, category: 'all', item: null })
  if (found.length === 0) return null
  const spec = storefrontOf(other)
  const title = messages.alsoIn({ shop: spec.title })
  return (
    <section className={classes.elsewhere}>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      <OfferingList
        id={other}
        spec={spec}
        view={view}
        byLink={false}
        onOpen={(item) => void navigate({ to: paths[other], search: { q: query, item } })}
        cart={cart}
        label={title}
        offerings={found.slice(0, shownGoods)}
      />
      <Button
        variant="light"
        mt="md"
        rightSection={<IconArrowRight size={20} aria-hidden />}
        renderRoot={(props) => <Link to={paths[other]} search={{ q: query }} {...props} />}
      >
        {messages.foundElsewhere({ shop: spec.title, count: String(found.length) })}
      </Button>
    </section>
  )
}
