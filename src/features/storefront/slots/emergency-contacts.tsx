import { Button, Text } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { chosenCampus } from '@/data/chosen-campus'
import { helpNumbers } from '@/data/help-numbers'
import { ownContacts, useCampusContacts } from '@/data/use-campus-contacts'
import { useCatalogue } from '@/data/use-catalogue'
import { isGone } from '@/domain/shared/item-link'
import { channelOf, isSameNumber, withOwnNumbers, type CampusContact } from '@/domain/university/campus-contacts'
import * as messages from '@/messages/storefronts/chemist-panels.gen'
import { CardGrid } from '@/ui/layout/card-grid'
import { TitledSection } from '@/ui/layout/titled-section'
import { HelpNumbers } from '@/ui/list/help-numbers'
import { SampleNumber } from '@/ui/platform/sample-number'
import { NotFoundNote } from '@/ui/feedback/not-found-note'
import type { SlotProps } from '../layout-props'
import { PanelCard } from './panel-card'
import classes from '../storefront.module.css'

export function EmergencyContacts({ view }: SlotProps) {
  const listed = useCatalogue('emergency-contacts')
  const own = useCampusContacts()
  const contacts = listed && withOwnNumbers(listed, ownContacts(own))
  const { emergency } = own
  const campus = chosenCampus().shortName
  const hasCard = ({ value }: CampusContact) => contacts?.some(({ phone }) => isSameNumber(phone, value))
  return (
    <>
      <NotFoundNote gone={contacts !== null && isGone(contacts, view.item)} />
      <TitledSection title={messages.numbersForCampus({ campus })} className={classes.numbers}>
        <HelpNumbers {...helpNumbers(emergency.filter((contact) => !hasCard(contact)))} />
      </TitledSection>
      <CardGrid className={classes.panel} aria-label={messages.contacts}>
        {contacts?.map((contact) => (
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
            <CallButton {...contact} />
          </PanelCard>
        ))}
      </CardGrid>
    </>
  )
}

function CallButton({ name, phone }: { name: string; phone: string }) {
  const { kind, text, href } = channelOf(phone)
  if (kind === 'sample') return <SampleNumber number={phone} className={classes.panelAction} />
  if (kind !== 'phone') return null
  return (
    <Button
      className={classes.panelAction}
      component="a"
      href={href}
      size="lg"
      px="xs"
      color="coral"
      leftSection={<IconPhone size={22} aria-hidden />}
      aria-label={messages.callName({ name })}
    >
      {messages.callNumber({ number: text })}
    </Button>
  )
}
