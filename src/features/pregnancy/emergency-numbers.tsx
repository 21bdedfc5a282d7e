import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useCatalogue } from '@/data/use-catalogue'
import { readPhone } from '@/domain/shared/phone'
import { telLink } from '@/domain/shared/phone-links'
import classes from './pregnancy.module.css'

/** The campus health centre and the ambulance. Available offline after one visit. */
export function EmergencyNumbers() {
  const contacts = useCatalogue('emergency-contacts')
  return (
    <>
      {contacts?.map(({ id, name, phone }) => {
        const number = readPhone(phone)
        return (
          number.ok && (
            <Button key={id} component="a" href={telLink(number.digits)} size="lg" color="coral" leftSection={<IconPhone size={22} aria-hidden />}>
              <span>
                <span className={classes.number}>{name}</span> {number.display}
              </span>
            </Button>
          )
        )
      })}
    </>
  )
}
