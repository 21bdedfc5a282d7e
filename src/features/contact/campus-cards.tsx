import { chosenCampus } from '@/data/chosen-campus'
import { useCampusContacts } from '@/data/use-campus-contacts'
import { useEmergencyContacts } from '@/data/use-emergency-contacts'
import * as messages from '@/messages/contact/contact-page.gen'
import { TitledSection } from '@/ui/layout/titled-section'
import { ContactList } from '@/ui/list/contact-list'
import { HelpNumbers } from '@/ui/list/help-numbers'
import classes from './contact.module.css'

/** Whom to call for help, and whom to reach at the chosen campus. */
export function CampusCards() {
  const { contacts } = useCampusContacts()
  const emergency = useEmergencyContacts()
  const { shortName } = chosenCampus()
  return (
    <>
      <TitledSection title={messages.emergencyNumbersTitle} className={classes.card}>
        <HelpNumbers campus={shortName} own={emergency} />
      </TitledSection>
      {contacts.length > 0 && (
        <TitledSection title={messages.campusContactsTitle({ campus: shortName })} className={classes.card}>
          <ContactList label={messages.campusContacts({ campus: shortName })} contacts={contacts} />
        </TitledSection>
      )}
    </>
  )
}
