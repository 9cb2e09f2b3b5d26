import { startPage } from '../../kit/client/startPage.ts'
import { createSportsView } from './createSportsView.ts'
import './style.css'

startPage(createSportsView)
