import { Button, Text, Title } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useCatalogue } from '@/data/use-catalogue'
import { readPhone } from '@/domain/phone'
import { telLink } from '@/domain/phone-links'
import { Picture } from '@/ui/picture'
import classes from '../storefront.module.css'

/** Numbers to call in an emergency; a search never hides them. */
export function EmergencyContacts() {
  const contacts = useCatalogue('emergency-contacts') ?? []
  return (
    <ul className={classes.panel} aria-label="Emergency contacts">
      {contacts.map((contact) => {
        const phone = readPhone(contact.phone)
        return (
          <li key={contact.id} className={classes.panelCard}>
            <Picture src={contact.image} alt="" tint="coral" className={classes.panelPicture ?? ''} />
            <div>
              <Title order={2} size="h5">
                {contact.name}
              </Title>
              <Text size="sm">{contact.description}</Text>
              <Text size="sm" c="var(--ink-soft)">
                {contact.hours}
              </Text>
            </div>
            {phone.ok && (
              <Button
                className={classes.panelAction ?? ''}
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
          </li>
        )
      })}
    </ul>
  )
}
