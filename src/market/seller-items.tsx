import { Text, Title, UnstyledButton } from '@mantine/core'
import type { Listing } from '@/market/rules/listing'
import * as messages from '#words/market/market-dialogs'
import { formatKes } from '@/kit/words/money'
import { Picture } from '@/kit/media/picture'
import { useMarket } from './market-actions'
import { usePictures } from './queries'
import classes from './seller-items.module.css'

/** What else a seller has for sale, in a row that scrolls. */
export function SellerItems({ seller, listings }: { seller: string; listings: readonly Listing[] }) {
  const { openItem } = useMarket()
  const picturesFor = usePictures(listings)
  return (
    <section className={classes.others} aria-labelledby="seller-items">
      <Title order={3} size="h5" id="seller-items">
        {messages.moreFrom({ seller })}
      </Title>
      <ul className={classes.row}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <UnstyledButton className={classes.item} onClick={() => openItem(listing)}>
              <Picture src={picturesFor(listing)[0] ?? null} alt="" tint="mango" />
              <Text component="span" size="sm" fw={600} lineClamp={1}>
                {listing.title}
              </Text>
              <Text component="span" size="sm" className={classes.price}>
                {formatKes(listing.price)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
