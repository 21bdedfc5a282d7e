import { Badge } from '@mantine/core'
import { stockLevel } from '@/shops/rules/stock-level'
import type { Offering } from '@/shops/rules/offering'
import * as messages from '#words/shops/storefront-page'
import { stockText } from '@/shops/words/stock'
import type { Storefront } from '@/shops/words/registry'
import classes from './storefront.module.css'

type OfferingMarksProps = {
  spec: Storefront
  offering: Offering
  /** In the little space of a tile. */
  brief: boolean
}

/** Badges for category, prescription and stock, where the storefront has them. */
export function OfferingMarks({ spec, offering, brief }: OfferingMarksProps) {
  const { stock, needsPrescription, categoryLabel } = offering
  const level = stock === null ? null : stockLevel(stock)
  return (
    <div className={classes.marks}>
      {spec.showsCategory && !brief && <Badge variant="light">{categoryLabel}</Badge>}
      {needsPrescription && (
        <Badge variant="light" color="coral">
          {messages.prescriptionRequired}
        </Badge>
      )}
      {stock !== null && (
        <Badge variant="light" color={level === 'plenty' ? 'gray' : 'coral'}>
          {brief && level === 'plenty' ? messages.available : stockText(stock)}
        </Badge>
      )}
    </div>
  )
}
