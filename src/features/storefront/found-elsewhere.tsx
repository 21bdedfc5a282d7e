import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { deviceDb } from '@/data/db'
import { matchesText } from '@/domain/shared/text-match'
import type { StorefrontSpec } from '@/domain/storefronts/storefront-spec'
import { storefrontOf } from '@/messages/storefronts/registry'
import * as messages from '@/messages/storefronts/storefront-page.gen'
import { sources } from './sources'
import classes from './storefront.module.css'

type Other = NonNullable<StorefrontSpec['seeAlso']>

const paths = { groceries: '/groceries', eShop: '/e-shop' } as const satisfies Record<Other, string>

const namesOf = async (other: Other): Promise<readonly string[]> => (await sources[other].read(deviceDb())).offerings.map(({ name }) => name)

/** What a search finds in the other shop, from the copies on this phone. */
export function FoundElsewhere({ other, query }: { other: Other; query: string }) {
  const names = useLiveQuery(() => namesOf(other), [other])
  const count = names?.filter((name) => matchesText(query, name)).length ?? 0
  if (count === 0) return null
  return (
    <Button
      variant="light"
      className={classes.elsewhere}
      rightSection={<IconArrowRight size={20} aria-hidden />}
      renderRoot={(props) => <Link to={paths[other]} search={{ q: query }} {...props} />}
    >
      {messages.foundElsewhere({ shop: storefrontOf(other).title, count: String(count) })}
    </Button>
  )
}
