import { chosenCampus } from '@/data/chosen-campus'
import { useCampusContacts } from '@/data/use-campus-contacts'
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
        <TitledSection title="Emergency Numbers" className={classes.card}>
          <ContactList label="Emergency numbers" contacts={emergency} />
        </TitledSection>
      )}
      {contacts.length > 0 && (
        <TitledSection title={`${shortName} Contacts`} className={classes.card}>
          <ContactList label={`${shortName} contacts`} contacts={contacts} />
        </TitledSection>
      )}
    </>
  )
}
