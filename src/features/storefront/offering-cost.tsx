import { Text } from '@mantine/core'
import type { Offering } from '@/domain/storefronts/offering'
import { unitPriceOf } from '@/domain/storefronts/unit-price'
import { formatKes } from '@/messages/shared/money'
import { pricePerUnit } from '@/messages/storefronts/storefront-page.gen'
import type { Storefront } from '@/messages/storefronts/registry'
import classes from './storefront.module.css'

/** The price, and below it that of a kilo, a litre or a piece: the line is there where products of the storefront may have one. */
export function OfferingCost({ spec, offering }: { spec: Storefront; offering: Offering }) {
  const perUnit = unitPriceOf(offering, spec.unitPrices)
  return (
    <div className={classes.cost}>
      <Text className={classes.price}>{formatKes(offering.price)}</Text>
      {spec.unitPrices && (
        <Text size="xs" className={classes.unit}>
          {perUnit && pricePerUnit({ price: formatKes(perUnit.price), unit: perUnit.unit })}
        </Text>
      )}
    </div>
  )
}
