import { Text } from '@mantine/core'
import type { Offering } from '@/shops/rules/offering'
import { unitPriceOf } from '@/shops/rules/unit-price'
import { formatKes } from '@/kit/words/money'
import { pricePerUnit } from '#words/shops/storefront-page'
import type { Storefront } from '@/shops/words/registry'
import classes from './storefront.module.css'

/**
 * The price, and below it that of a kilo, a litre or a piece: the line is there where products of the storefront may
 * have one.
 */
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
