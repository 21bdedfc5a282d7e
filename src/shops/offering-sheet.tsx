import { Text } from '@mantine/core'
import { useRatings } from '@/store/provider-scores'
import { isSoldOut, type Offering } from '@/shops/rules/offering'
import type { StorefrontId } from '@/shops/rules/choices'
import type { Storefront } from '@/shops/words/registry'
import { ProviderRating } from '@/kit/media/provider-rating'
import { Picture } from '@/kit/media/picture'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import type { LayoutProps, StorefrontCart } from './layout-props'
import { OfferingMarks } from './offering-marks'
import { OfferingPurchase } from './offering-purchase'
import classes from './storefront.module.css'

type OfferingSheetProps = {
  storefront: StorefrontId
  spec: Storefront
  offering: Offering
  onAdd: StorefrontCart['add']
  rate: LayoutProps['rate']
  onClose: () => void
  /** Whether opening it was a step of the history. */
  isStep: boolean
}

/** All that is said of an offering, and all that can be done with it: what a tile opens on a phone. */
export function OfferingSheet({ storefront, spec, offering, onAdd, rate, onClose, isStep }: OfferingSheetProps) {
  const readRating = useRatings()
  const add: StorefrontCart['add'] = (item, times) => {
    onAdd(item, times)
    onClose()
  }
  return (
    <DialogFrame isStep={isStep} title={offering.name} position="bottom" onClose={onClose}>
      <div className={classes.sheet} data-sold-out={isSoldOut(offering)}>
        <Picture src={offering.image} alt="" tint={spec.tint} large className={classes.sheetPicture} />
        <div>
          {offering.provider && (
            <div className={classes.facts}>
              <Text size="sm" fw={600} c="var(--ink-soft)">
                {offering.provider}
              </Text>
              <ProviderRating {...readRating(offering.ratedAs, null)} />
            </div>
          )}
          <Text>{offering.description}</Text>
          <OfferingMarks spec={spec} offering={offering} brief={false} />
        </div>
        <OfferingPurchase storefront={storefront} spec={spec} offering={offering} onAdd={add} />
        {offering.ratedAs && rate(offering.ratedAs, offering.provider)}
      </div>
    </DialogFrame>
  )
}
