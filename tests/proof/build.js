/** Builds the portal where its build is missing or out of date. */
import { build } from '../../server/prepare.js'

build()
