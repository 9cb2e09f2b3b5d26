import { startPage } from '../../kit/client/startPage.ts'
import { createFishingView } from './createFishingView.ts'
import './style.css'

startPage(createFishingView)
