import { Button, Text, Title } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useCatalogue } from '@/data/use-catalogue'
import { isGone, itemLink } from '@/domain/shared/item-link'
import { readPhone } from '@/domain/shared/phone'
import { telLink } from '@/domain/shared/phone-links'
import { Card } from '@/ui/layout/card'
import { CardGrid } from '@/ui/layout/card-grid'
import { NotFoundNote } from '@/ui/feedback/not-found-note'
import { Picture } from '@/ui/media/picture'
import { ShareButton } from '@/ui/platform/share-button'
import type { SlotProps } from '.'
import classes from '../storefront.module.css'

/** Emergency numbers. A search does not filter them. */
export function EmergencyContacts({ view }: SlotProps) {
  const contacts = useCatalogue('emergency-contacts')
  return (
    <>
      <NotFoundNote gone={contacts !== null && isGone(contacts, view.item)} />
      <CardGrid className={classes.panel} aria-label="Emergency contacts">
        {contacts?.map((contact) => {
          const phone = readPhone(contact.phone)
          return (
            <Card key={contact.id} className={classes.panelCard} opened={contact.id === view.item}>
              <Picture src={contact.image} alt="" tint="coral" className={classes.panelPicture} />
              <div>
                <Title order={2} size="h5">
                  {contact.name}
                </Title>
                <Text size="sm">{contact.description}</Text>
                <Text size="sm" c="var(--ink-soft)">
                  {contact.hours}
                </Text>
              </div>
              <ShareButton title={contact.name} url={itemLink(contact.id, { tab: view.tab })} />
              {phone.ok && (
                <Button
                  className={classes.panelAction}
                  component="a"
                  href={telLink(phone.digits)}
                  size="lg"
                  px="xs"
                  color="coral"
                  leftSection={<IconPhone size={22} aria-hidden />}
                  aria-label={`Call ${contact.name}`}
                >
                  Call {phone.display}
                </Button>
              )}
            </Card>
          )
        })}
      </CardGrid>
    </>
  )
}
