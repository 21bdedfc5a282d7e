import { Button, Container, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useChosenCampus } from '@/store/use-chosen-campus'
import { connectivity, isOffline } from '@/store/connectivity'
import { site, socialLinks } from '@/kit/rules/site'
import * as messages from '#words/app/home/footer'
import { siteTexts } from '@/kit/words/site-texts'
import { supportLinks } from '@/kit/rules/support-links'
import { lazyPart } from '@/kit/platform/lazy-part'
import classes from './footer.module.css'
import { Newsletter } from './newsletter'

const WebView = lazyPart(() => import('@/kit/overlay/web-view').then((loaded) => loaded.WebView))

export function Footer() {
  const campus = useChosenCampus()
  const [viewing, setViewing] = useState(false)
  const offline = useStore(connectivity, isOffline)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => {
    setViewing(false)
    trigger.current?.focus()
  }
  return (
    <footer className={classes.footer}>
      <Container className={classes.columns}>
        <section>
          <Title order={2} size="h4">
            {site.name}
          </Title>
          <Text size="sm">{messages.onAndOffCampus({ tagline: siteTexts.tagline })}</Text>
          <OutsideLinks links={socialLinks} className={classes.social} label={messages.followUs} />
        </section>
        <nav aria-label={messages.quickLinksLabel}>
          <Title order={2} size="h4">
            {messages.quickLinks}
          </Title>
          <ul className={classes.links}>
            <li>
              <Link to="/about">{messages.about}</Link>
            </li>
            <li>
              <Link to="/contact">{messages.contact}</Link>
            </li>
            <li>
              <Link to="/terms">{messages.terms}</Link>
            </li>
            <li>
              <Link to="/privacy">{messages.privacy}</Link>
            </li>
          </ul>
        </nav>
        <section>
          <Title order={2} size="h4">
            {messages.contactInfo}
          </Title>
          <ul className={classes.links}>
            <li>
              <a href={supportLinks.phone}>{site.supportPhone}</a>
            </li>
            <li>
              <a href={supportLinks.mail}>{site.supportEmail}</a>
            </li>
            <li>{site.location}</li>
            <li>{siteTexts.hours}</li>
          </ul>
          {campus.website !== null && (
            <Button ref={trigger} variant="light" mt="xs" onClick={() => setViewing(true)}>
              {messages.officialWebsite}
            </Button>
          )}
        </section>
        <Newsletter />
      </Container>
      <Text size="sm" ta="center" pb="md">
        {messages.notAffiliated({ year: import.meta.env.VITE_BUILD_YEAR, app: site.name })}
      </Text>
      {viewing && (
        <Suspense>
          <WebView title={campus.name} url={campus.website ?? ''} offline={offline} onClose={close} />
        </Suspense>
      )}
    </footer>
  )
}

type OutsideLinksProps = {
  links: readonly { readonly name: string; readonly url: string }[]
  className: string | undefined
  label?: string
}

/** Links that leave the app. */
function OutsideLinks({ links, className, label }: OutsideLinksProps) {
  return (
    <ul className={className} aria-label={label}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
