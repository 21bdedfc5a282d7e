import { Skeleton, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { CatalogueItem } from '@/store/catalogue-schemas'
import { useAsync } from '@/store/use-async'
import { useCatalogue } from '@/store/use-catalogue'
import * as messages from '#words/app/home/bundles'
import { Picture } from '@/kit/media/picture'
import { Rating } from '@/kit/media/rating'
import { ChatButton } from '@/kit/platform/chat-button'
import type { BundleChat } from './bundle-chat'
import classes from './bundles.module.css'
import { Section } from './section'

export function Bundles() {
  const bundles = useCatalogue('bundles')
  if (bundles?.length === 0) return null
  return (
    <Section id="bundles" title={messages.bundles}>
      {bundles?.map((bundle) => <BundleCard key={bundle.id} bundle={bundle} />) ?? <Skeleton h={260} radius="lg" />}
    </Section>
  )
}

function BundleCard({ bundle }: { bundle: CatalogueItem<'bundles'> }) {
  const [chat, setChat] = useState<BundleChat | null>(null)
  // Parsing the phone number needs a library that loads after the first paint; there is no link until then.
  useAsync(
    async (signal) => {
      const { bundleChat } = await import('./bundle-chat')
      if (!signal.aborted) setChat(bundleChat(bundle))
    },
    [bundle],
    'page',
  )
  return (
    <article className={classes.bundle}>
      <Picture src={bundle.image} alt="" tint="mango" />
      <div>
        <Title order={3}>{bundle.name}</Title>
        <Rating value={bundle.rating} reviews={bundle.reviews} />
        <Text mt="xs">{bundle.description}</Text>
        <ul className={classes.bundleItems}>
          {bundle.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <div className={classes.prices}>
          <Text className={classes.price}>{bundle.price}</Text>
          <Text td="line-through" c="var(--ink-soft)">
            {bundle.originalPrice}
          </Text>
        </div>
        <ChatButton label={messages.getBundle} href={undefined} {...chat} />
        <Text size="xs" mt={4} c="var(--ink-soft)">
          {messages.opensWhatsApp}
        </Text>
      </div>
    </article>
  )
}
