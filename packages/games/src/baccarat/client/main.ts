import { startPage } from '../../kit/client/startPage.ts'
import { createBaccaratView } from './createBaccaratView.ts'
import './style.css'

startPage(createBaccaratView)
