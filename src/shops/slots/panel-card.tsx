import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { itemLink } from '@/kit/rules/item-link'
import { Card } from '@/kit/layout/card'
import { Picture } from '@/kit/media/picture'
import { ShareButton } from '@/kit/platform/share-button'
import type { StorefrontView } from '../layout-props'
import classes from '../storefront.module.css'

type PanelCardProps = {
  item: { readonly id: string; readonly name: string; readonly description: string; readonly image: string }
  view: StorefrontView
  /** The last line of the text. */
  detail: ReactNode
  /** The button. */
  children: ReactNode
}

/** A card of a slot, which a link can open. */
export function PanelCard({ item: { id, name, description, image }, view, detail, children }: PanelCardProps) {
  return (
    <Card className={classes.panelCard} opened={id === view.item}>
      <Picture src={image} alt="" tint="coral" className={classes.panelPicture} />
      <Title order={2} size="h5">
        {name}
      </Title>
      <ShareButton title={name} url={itemLink(id, { tab: view.tab })} />
      <div className={classes.panelWords}>
        <Text size="sm">{description}</Text>
        {detail}
      </div>
      {children}
    </Card>
  )
}
