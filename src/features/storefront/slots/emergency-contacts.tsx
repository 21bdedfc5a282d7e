import { Button, Text } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { chosenCampus } from '@/data/chosen-campus'
import { useCampusContacts } from '@/data/use-campus-contacts'
import { useCatalogue } from '@/data/use-catalogue'
import { isGone } from '@/domain/shared/item-link'
import { readPhone } from '@/domain/shared/phone'
import { telLink } from '@/domain/shared/phone-links'
import * as messages from '@/messages/storefronts/chemist-panels.gen'
import { CardGrid } from '@/ui/layout/card-grid'
import { TitledSection } from '@/ui/layout/titled-section'
import { ContactList } from '@/ui/list/contact-list'
import { NotFoundNote } from '@/ui/feedback/not-found-note'
import type { SlotProps } from '.'
import { PanelCard } from './panel-card'
import classes from '../storefront.module.css'

export function EmergencyContacts({ view }: SlotProps) {
  const contacts = useCatalogue('emergency-contacts')
  const { emergency } = useCampusContacts()
  return (
    <>
      <NotFoundNote gone={contacts !== null && isGone(contacts, view.item)} />
      {emergency.length > 0 && (
        <TitledSection title={messages.numbersForCampus({ campus: chosenCampus().shortName })} className={classes.numbers}>
          <ContactList label={messages.numbers} contacts={emergency} />
        </TitledSection>
      )}
      <CardGrid className={classes.panel} aria-label={messages.contacts}>
        {contacts?.map((contact) => {
          const phone = readPhone(contact.phone)
          return (
            <PanelCard
              key={contact.id}
              item={contact}
              view={view}
              detail={
                <Text size="sm" c="var(--ink-soft)">
                  {contact.hours}
                </Text>
              }
            >
              {phone.ok && (
                <Button
                  className={classes.panelAction}
                  component="a"
                  href={telLink(phone.digits)}
                  size="lg"
                  px="xs"
                  color="coral"
                  leftSection={<IconPhone size={22} aria-hidden />}
                  aria-label={messages.callName({ name: contact.name })}
                >
                  {messages.callNumber({ number: phone.display })}
                </Button>
              )}
            </PanelCard>
          )
        })}
      </CardGrid>
    </>
  )
}
