// Chunk: university-services

import { Text } from '@mantine/core'
import { IconClock, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { chosenCampus } from '@/store/chosen-campus'
import { useHelpNumbers } from '@/campus/store/help-numbers'
import { ownContacts, useCampusContacts } from '@/campus/store/use-campus-contacts'
import { useCatalogueItems } from '@/store/use-catalogue'
import { reachable, withOwnNumbers } from '@/campus/rules/campus-contacts'
import { isSampleNumber } from '@/kit/rules/sample-number'
import { notCallable } from '#words/kit/sample-numbers'
import * as messages from '#words/campus/university/university-page'
import disclosure from '@/kit/layout/disclosure.module.css'
import { ContactList } from '@/campus/contact-list'
import { HelpNumbers } from '@/campus/help-numbers'
import { Facts } from '@/kit/layout/facts'
import { HelpButton } from '@/kit/platform/help-button'
import { Picture } from '@/kit/media/picture'
import classes from './university.module.css'
import { CardHeading, CardList } from './card-list'
import { writtenHours } from '@/kit/words/written-hours'

export function ServicesTab({ item }: { item: string | null }) {
  return (
    <>
      <CampusNumbers />
      <CampusServices item={item} />
    </>
  )
}

/** The numbers for help and of the chosen campus, folded, so that the services below them stay in view. */
function CampusNumbers() {
  const { contacts } = useCampusContacts()
  const { shortName } = chosenCampus()
  const title = messages.campusContacts({ campus: shortName })
  return (
    <div className={classes.numbers}>
      <Fold title={messages.emergencyNumbers}>
        <HelpNumbers {...useHelpNumbers()} />
      </Fold>
      {contacts.length > 0 && (
        <Fold title={title}>
          <ContactList label={title} contacts={reachable(contacts)} />
        </Fold>
      )}
    </div>
  )
}

const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={disclosure.fold}>
    <summary>{title}</summary>
    {children}
  </details>
)

function CampusServices({ item }: { item: string | null }) {
  const own = ownContacts(useCampusContacts())
  const { items, ...listed } = useCatalogueItems('campus-services')
  const shown = items && withOwnNumbers(items, own)
  return (
    <>
      {shown?.some(({ phone }) => isSampleNumber(phone)) && (
        <Text size="sm" c="var(--ink-soft)" mb="sm">
          {notCallable}
        </Text>
      )}
      <CardList
        label={messages.campusServices}
        {...listed}
        items={shown}
        opened={item}
        loadingText={messages.loadingServices}
        emptyText={messages.noServices}
        emptyImage="/pictures/home.svg#tile-university"
      >
        {({ id, name, description, place, hours, phone, image }) => (
          <div className={classes.pictured}>
            <Picture src={image} alt="" className={classes.picture} />
            <div className={classes.words}>
              <CardHeading title={name} id={id} tab="services" />
              <Text>{description}</Text>
              <Facts
                facts={[
                  { label: messages.place, icon: <IconMapPin size={18} aria-hidden />, text: place },
                  { label: messages.hours, icon: <IconClock size={18} aria-hidden />, text: writtenHours(hours) },
                  { label: messages.phone, icon: <IconPhone size={18} aria-hidden />, text: phone },
                ]}
              />
            </div>
            {!isSampleNumber(phone) && (
              <HelpButton
                label={messages.call}
                about={name}
                number={phone}
                variant="light"
                fullWidth
                className={classes.call}
              />
            )}
          </div>
        )}
      </CardList>
    </>
  )
}
