import { defineResources } from '../src/core/index.ts'
import { brand } from './catalogue/brand.ts'

export const resources = defineResources([brand])
