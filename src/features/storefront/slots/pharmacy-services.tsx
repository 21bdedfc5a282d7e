import { Button, Text, Title } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useCatalogue } from '@/data/use-catalogue'
import { isGone, itemLink, withOpenedItem } from '@/domain/shared/item-link'
import { formatKes } from '@/domain/shared/money'
import { readPhone } from '@/domain/shared/phone'
import { whatsappLink } from '@/domain/shared/phone-links'
import { matchesText } from '@/domain/shared/text-match'
import { site } from '@/domain/shared/site'
import { bookingMessage } from '@/domain/storefronts/messages'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Card } from '@/ui/layout/card'
import { CardGrid } from '@/ui/layout/card-grid'
import { NotFoundNote } from '@/ui/feedback/not-found-note'
import { Picture } from '@/ui/media/picture'
import { ShareButton } from '@/ui/platform/share-button'
import type { SlotProps } from '.'
import classes from '../storefront.module.css'

/** Services of the campus pharmacy, booked over WhatsApp. */
export function PharmacyServices({ view }: SlotProps) {
  const services = useCatalogue('pharmacy-services')
  const shown = withOpenedItem(services ?? [], view.item, (service) => matchesText(view.query, service.name))
  const phone = readPhone(site.supportPhone)
  if (services && shown.length === 0) {
    return <EmptyState image="/pictures/campus.svg#empty-search" text="No pharmacy services found matching your search." />
  }
  return (
    <>
      <NotFoundNote gone={services !== null && isGone(services, view.item)} />
      <CardGrid className={classes.panel} aria-label="Pharmacy services">
        {shown.map((service) => (
          <Card key={service.id} className={classes.panelCard} opened={service.id === view.item}>
            <Picture src={service.image} alt="" tint="coral" className={classes.panelPicture} />
            <div>
              <Title order={2} size="h5">
                {service.name}
              </Title>
              <Text size="sm">{service.description}</Text>
              <Text className={classes.price}>{service.price === 0 ? 'Free' : formatKes(service.price)}</Text>
            </div>
            <ShareButton title={service.name} url={itemLink(service.id, { tab: view.tab })} />
            {phone.ok && (
              <Button
                className={classes.panelAction}
                component="a"
                href={whatsappLink(phone.digits, bookingMessage({ ...service, quantity: 1, provider: '' }))}
                target="_blank"
                rel="noopener"
                aria-label={`Book Now: ${service.name}`}
                leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
              >
                Book Now
              </Button>
            )}
          </Card>
        ))}
      </CardGrid>
    </>
  )
}
