import { chosenCampus } from '@/data/chosen-campus'
import { useCampusContacts } from '@/data/use-campus-contacts'
import * as messages from '@/messages/contact/contact-page.gen'
import { TitledSection } from '@/ui/layout/titled-section'
import { ContactList } from '@/ui/list/contact-list'
import classes from './contact.module.css'

/** Whom to reach at the chosen campus. */
export function CampusCards() {
  const { contacts, emergency } = useCampusContacts()
  const { shortName } = chosenCampus()
  return (
    <>
      {emergency.length > 0 && (
        <TitledSection title={messages.emergencyNumbersTitle} className={classes.card}>
          <ContactList label={messages.emergencyNumbers} contacts={emergency} />
        </TitledSection>
      )}
      {contacts.length > 0 && (
        <TitledSection title={messages.campusContactsTitle({ campus: shortName })} className={classes.card}>
          <ContactList label={messages.campusContacts({ campus: shortName })} contacts={contacts} />
        </TitledSection>
      )}
    </>
  )
}
