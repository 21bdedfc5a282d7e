import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '@/ui/platform/lazy-part'
import { Hero } from './hero'
import classes from './home.module.css'
import { Promotions } from './promotions'
import { Services } from './services'

// Sections below the fold load after the ones above it.
const Health = lazyPart(() => import('./health').then((loaded) => loaded.Health))
const Bundles = lazyPart(() => import('./bundles').then((loaded) => loaded.Bundles))
const Footer = lazyPart(() => import('./footer').then((loaded) => loaded.Footer))

/** @param campus names the campus and changes it */
export function HomePage({ campus }: { campus: ReactNode }) {
  return (
    <>
      <Hero campus={campus} />
      <Promotions />
      <Services />
      <Suspense fallback={<div className={classes.toCome} />}>
        <Health />
        <Bundles />
      </Suspense>
    </>
  )
}

export function HomeFooter() {
  return (
    <Suspense>
      <Footer />
    </Suspense>
  )
}
