import { Button, Skeleton, Text, Title } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { CatalogueItem } from '@/data/catalogue-schemas'
import { useCatalogue } from '@/data/use-catalogue'
import { Picture } from '@/ui/media/picture'
import { Rating } from '@/ui/media/rating'
import classes from './home.module.css'
import { Section } from './section'

export function Bundles() {
  const bundles = useCatalogue('bundles')
  if (bundles?.length === 0) return null
  return (
    <Section id="bundles" title="Bundles">
      {bundles?.map((bundle) => <BundleCard key={bundle.id} bundle={bundle} />) ?? <Skeleton h={260} radius="lg" />}
    </Section>
  )
}

function BundleCard({ bundle }: { bundle: CatalogueItem<'bundles'> }) {
  const chat = useChatLink(bundle)
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
        <Button
          component="a"
          href={chat}
          target="_blank"
          rel="noopener"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
        >
          Get this bundle
        </Button>
      </div>
    </article>
  )
}

/** Parsing the phone number needs a library that loads after the first paint; the link is undefined until then. */
const useChatLink = ({ whatsapp, name, price }: CatalogueItem<'bundles'>): string | undefined => {
  const [link, setLink] = useState<string>()
  useEffect(() => {
    void Promise.all([import('@/domain/shared/phone'), import('@/domain/shared/phone-links')]).then(([{ readPhone }, links]) => {
      const phone = readPhone(whatsapp)
      const message = `Hello! I am interested in the ${name} (${price}). Please tell me how to buy, also with okoa jahazi.`
      if (phone.ok) setLink(links.whatsappLink(phone.digits, message))
    })
  }, [whatsapp, name, price])
  return link
}
