// Chunk: shop-emergency

import { Button, Text } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { chosenCampus } from '@/store/chosen-campus'
import { helpNumbers } from '@/campus/store/help-numbers'
import { ownContacts, useCampusContacts } from '@/campus/store/use-campus-contacts'
import { useCatalogue } from '@/store/use-catalogue'
import { isGone } from '@/kit/rules/item-link'
import { channelOf, isSameNumber, withOwnNumbers, type CampusContact } from '@/campus/rules/campus-contacts'
import * as messages from '#words/shops/chemist-panels'
import { CardGrid } from '@/kit/layout/card-grid'
import { TitledSection } from '@/kit/layout/titled-section'
import { isSample } from '@/campus/contact-list'
import { HelpNumbers } from '@/campus/help-numbers'
import { SampleNumber } from '@/kit/platform/sample-number'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import type { SlotProps } from '../layout-props'
import { PanelCard } from './panel-card'
import classes from '../storefront.module.css'
import { writtenHours } from '@/kit/words/written-hours'

export function EmergencyContacts({ view }: SlotProps) {
  const listed = useCatalogue('emergency-contacts')
  const own = useCampusContacts()
  const contacts = listed && withOwnNumbers(listed, ownContacts(own))
  const { emergency } = own
  const campus = chosenCampus().shortName
  const hasCard = ({ value }: CampusContact) => contacts?.some(({ phone }) => isSameNumber(phone, value))
  const help = helpNumbers(emergency.filter((contact) => !hasCard(contact)))
  return (
    <>
      <NotFoundNote gone={contacts !== null && isGone(contacts, view.item)} />
      <TitledSection title={messages.numbersForCampus({ campus })} className={classes.numbers}>
        <HelpNumbers {...help} />
      </TitledSection>
      <CardGrid className={classes.panel} aria-label={messages.contacts}>
        {contacts?.map((contact, index) => (
          <PanelCard
            key={contact.id}
            item={contact}
            view={view}
            detail={
              <Text size="sm" c="var(--ink-soft)">
                {writtenHours(contact.hours)}
              </Text>
            }
          >
            <CallButton
              {...contact}
              samplesKnown={help.others.some(isSample) || contacts.slice(0, index).some(isSampleContact)}
            />
          </PanelCard>
        ))}
      </CardGrid>
    </>
  )
}

const isSampleContact = ({ phone }: { phone: string }): boolean => isSample(channelOf(phone))

type CallButtonProps = { name: string; phone: string; samplesKnown: boolean }

function CallButton({ name, phone, samplesKnown }: CallButtonProps) {
  const { kind, text, href } = channelOf(phone)
  if (kind === 'sample')
    return samplesKnown ? (
      <Text size="sm" c="var(--ink-soft)" className={classes.panelAction}>
        {text}
      </Text>
    ) : (
      <SampleNumber number={phone} className={classes.panelAction} />
    )
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
