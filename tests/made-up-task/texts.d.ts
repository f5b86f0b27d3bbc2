import type { nl } from './task/nl.ts'

declare module '#app/platform/i18n/namespaces.ts' {
  interface TextsByNamespace {
    'roadmap/location/made-up-task': typeof nl
  }
}
