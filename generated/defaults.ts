// Written by `npm run generate` from schemas/. Do not edit.
import type { FieldPlan } from '@renderer/document/field-plan.ts';

export const fieldPlans: Readonly<Record<string, FieldPlan>> = {
 "absoluteblob": {
  "p": {
   "width": {
    "d": 360
   },
   "height": {
    "d": 360
   },
   "padding": {
    "d": 60
   },
   "strength": {
    "d": 30
   },
   "gradientRotation": {
    "d": -45
   },
   "points": {
    "d": 20
   },
   "startColor": {
    "d": "#1587C8"
   },
   "stopColor": {
    "d": "#7E2889"
   },
   "position": {
    "d": "initial"
   },
   "seed": {
    "d": 1
   }
  }
 },
 "actionbutton": {
  "p": {
   "label": {
    "d": "VAI",
    "e": true
   },
   "colour": {
    "d": "blueViolet"
   },
   "type": {
    "d": "simple"
   },
   "href": {
    "w": [
     "type",
     [
      "simple"
     ]
    ]
   },
   "target": {
    "d": "_self",
    "w": [
     "type",
     [
      "simple"
     ]
    ]
   },
   "align": {
    "d": "left"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "advlisticonsblock": {
  "p": {
   "items": {
    "i": {
     "p": {
      "icon": {
       "d": "Gas"
      },
      "target": {
       "d": "_self"
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "advmultiplelaunchblockfeatured": {
  "p": {
   "cards": {
    "i": {
     "p": {
      "ctaLabel": {
       "d": "VAI"
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "advmultiplelaunchblockhome": {
  "p": {
   "cards": {
    "i": {
     "p": {
      "color": {
       "d": "#7E2889"
      },
      "wide": {
       "d": false
      },
      "ctaLabel": {
       "d": "VAI"
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "advantagesslider": {
  "p": {
   "items": {
    "i": {
     "p": {
      "icon": {
       "d": "Gas"
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "archivecalendarlist": {
  "p": {
   "title": {
    "d": "CALENDARIO DELL'AUTOLETTURA"
   },
   "windows": {
    "i": {
     "p": {
      "fromDay": {
       "d": 1
      },
      "toDay": {
       "d": 5
      },
      "months": {
       "i": {}
      }
     }
    }
   },
   "ctaLabel": {
    "d": "scopri di più",
    "e": true
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "archivelist": {
  "p": {
   "title": {
    "d": "Archivio documenti"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "bannercarousel": {
  "p": {
   "items": {
    "i": {
     "p": {
      "darkColor": {
       "d": false
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "bannerpromo": {
  "p": {
   "campagna": {
    "d": "commerciale"
   },
   "title": {
    "w": [
     "campagna",
     [
      "libera"
     ]
    ]
   },
   "text": {
    "w": [
     "campagna",
     [
      "libera"
     ]
    ]
   },
   "link": {
    "w": [
     "campagna",
     [
      "libera"
     ]
    ]
   },
   "linkLabel": {
    "w": [
     "campagna",
     [
      "libera"
     ]
    ]
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "bannersection": {
  "p": {
   "buttonType": {
    "d": "salesPoint"
   },
   "link": {
    "w": [
     "buttonType",
     [
      "customLink",
      "tichiamiamonoi"
     ]
    ]
   },
   "salesPointCallText": {
    "w": [
     "buttonType",
     [
      "salesPointCall"
     ]
    ]
   },
   "background": {
    "d": "gradient"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "{brand}box": {
  "p": {
   "background": {
    "d": "green"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "{brand}form": {
  "p": {
   "thankMessage": {
    "d": "Messaggio inviato correttamente",
    "e": true
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "{brand}paragraphwithicons": {
  "p": {
   "items": {
    "i": {
     "p": {}
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "{brand}pediaarticles": {
  "p": {
   "articles": {
    "m": true,
    "i": {}
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "{brand}pediaarticleshome": {
  "p": {
   "linkLabel": {
    "d": "Vai al glossario",
    "e": true
   },
   "articles": {
    "m": true,
    "i": {}
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "{brand}products": {
  "p": {
   "anchorItems": {
    "m": true,
    "i": {
     "p": {}
    }
   },
   "products": {
    "i": {
     "p": {
      "smallImgHeight": {
       "d": false
      },
      "inverted": {
       "d": false
      },
      "paymentList": {
       "i": {
        "p": {}
       }
      },
      "buttonColor": {
       "d": "greenBlue"
      },
      "buttonColorExtra": {
       "d": "yellowPink"
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "callmeback": {
  "p": {
   "buttonLabel": {
    "d": "Richiamami",
    "e": true
   },
   "thankMessage": {
    "d": "La tua richiesta è stata inviata. Ti contatteremo il prima possibile.",
    "e": true
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "callmebacknew": {
  "p": {
   "icon": {
    "d": "Telephone"
   },
   "buttonLabel": {
    "d": "Richiamami",
    "e": true
   },
   "thankMessage": {
    "d": "La tua richiesta è stata inviata. Ti contatteremo il prima possibile.",
    "e": true
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "callmebackpage": {
  "p": {
   "benefits": {
    "m": true,
    "i": {
     "p": {}
    }
   },
   "buttonLabel": {
    "d": "Richiamami",
    "e": true
   },
   "thankMessage": {
    "d": "La tua richiesta è stata inviata. Ti contatteremo il prima possibile.",
    "e": true
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "cardblock": {
  "p": {
   "ctaLabel": {
    "d": "VAI"
   },
   "list": {
    "m": true,
    "i": {
     "p": {}
    }
   },
   "align": {
    "d": "left"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "cardslider": {
  "p": {
   "cards": {
    "i": {
     "p": {
      "ctaLabel": {
       "d": "VAI"
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "centeredlinks": {
  "p": {
   "items": {
    "i": {
     "p": {
      "target": {
       "d": "_self"
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "checkboxlist": {
  "p": {
   "items": {
    "i": {
     "p": {}
    }
   },
   "columns": {
    "d": 1
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "codice": {
  "p": {
   "height": {
    "d": 480
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "configuratorentrypoint": {
  "p": {
   "title": {
    "d": "Trova l’offerta per te"
   },
   "utilityQuestion": {
    "d": "Quale fornitura ti serve?",
    "e": true
   },
   "needQuestion": {
    "d": "Di cosa hai bisogno?",
    "e": true
   },
   "tooltips": {
    "m": true,
    "i": {
     "p": {}
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "contentprizeblock": {
  "p": {
   "inverted": {
    "d": false
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "datalayer": {
  "p": {
   "pageType": {
    "d": "cmsPage"
   },
   "ProductID": {
    "w": [
     "pageType",
     [
      "ProductPage"
     ]
    ]
   },
   "ProductName": {
    "w": [
     "pageType",
     [
      "ProductPage"
     ]
    ]
   },
   "ProductPrice": {
    "w": [
     "pageType",
     [
      "ProductPage"
     ]
    ]
   },
   "bType": {
    "w": [
     "pageType",
     [
      "ProductPage"
     ]
    ]
   },
   "cType": {
    "w": [
     "pageType",
     [
      "ProductPage"
     ]
    ]
   },
   "dType": {
    "w": [
     "pageType",
     [
      "ProductPage"
     ]
    ]
   },
   "PageTemplate": {
    "d": "category",
    "w": [
     "pageType",
     [
      "cmsPage"
     ]
    ]
   },
   "PageName": {
    "w": [
     "pageType",
     [
      "cmsPage"
     ]
    ]
   },
   "PageCategory": {
    "w": [
     "pageType",
     [
      "cmsPage"
     ]
    ]
   }
  }
 },
 "documentspremium": {
  "p": {
   "items": {
    "i": {
     "p": {
      "icon": {
       "d": "pdf"
      }
     }
    }
   },
   "disclaimers": {
    "m": true,
    "i": {
     "p": {}
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "doubleicon": {
  "p": {
   "items": {
    "i": {
     "p": {}
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "downloadaccordion": {
  "p": {
   "groups": {
    "i": {
     "p": {
      "childs": {
       "i": {
        "p": {}
       }
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "downloadlist": {
  "p": {
   "items": {
    "i": {
     "p": {}
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "eventinfo": {
  "p": {
   "ctaLabel": {
    "d": "VAI"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "faq": {
  "p": {
   "title": {
    "d": "Domande frequenti"
   },
   "groups": {
    "i": {
     "p": {
      "childs": {
       "i": {
        "p": {}
       }
      }
     }
    }
   },
   "anchors": {
    "d": false
   },
   "hideTitles": {
    "d": false
   },
   "firstNotSelected": {
    "d": false
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "faqdynamic": {
  "p": {
   "anchors": {
    "d": true
   },
   "hideTitles": {
    "d": false
   },
   "firstNotSelected": {
    "d": false
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "faqlist": {
  "p": {
   "items": {
    "i": {
     "p": {}
    }
   },
   "firstNotSelected": {
    "d": false
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "faqpremium": {
  "p": {
   "linkLabel": {
    "d": "Tutte le FAQ",
    "e": true
   },
   "faqs": {
    "i": {
     "p": {
      "open": {
       "d": false
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "fiberdetails": {
  "p": {
   "cards": {
    "i": {
     "p": {
      "icon": {
       "d": "Gas"
      },
      "img": {
       "s": true
      },
      "imgGeneral": {
       "d": "/illustrations/calendario.svg",
       "s": true
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "form{assistant}": {
  "p": {
   "thankMessage": {
    "d": "Messaggio inviato correttamente",
    "e": true
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "formchiamatesospette": {
  "p": {
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "formpmi": {
  "p": {
   "recipients": {
    "m": true,
    "i": {
     "p": {
      "email": {
       "d": ""
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "gallery": {
  "p": {
   "galleryHeight": {
    "d": 480
   },
   "slides": {
    "i": {
     "p": {
      "backgroundSize": {
       "d": "cover"
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "guidabolletta": {
  "p": {
   "itemsBollettaluce": {
    "i": {
     "p": {}
    }
   },
   "itemsBollettaGas": {
    "i": {
     "p": {}
    }
   },
   "selfReading": {
    "p": {}
   },
   "billInfo": {
    "p": {}
   },
   "paymentMethod": {
    "p": {}
   },
   "expenseSummary": {
    "p": {}
   },
   "contacts": {
    "p": {}
   },
   "identityBar": {
    "p": {}
   },
   "consumptionDetails": {
    "p": {}
   },
   "supplyProperties": {
    "p": {}
   },
   "otherCharges": {
    "p": {}
   },
   "penalty": {
    "p": {}
   },
   "recalculations": {
    "p": {}
   },
   "bullet12": {
    "p": {}
   },
   "bullet13": {
    "p": {}
   },
   "bullet14": {
    "p": {}
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "guidabollettanew": {
  "p": {
   "hotPointData1Luce": {
    "p": {}
   },
   "hotPointData2Luce": {
    "p": {}
   },
   "hotPointData3Luce": {
    "p": {}
   },
   "hotPointData4Luce": {
    "p": {}
   },
   "hotPointData5Luce": {
    "p": {}
   },
   "hotPointData6Luce": {
    "p": {}
   },
   "hotPointData7Luce": {
    "p": {}
   },
   "hotPointData8Luce": {
    "p": {}
   },
   "hotPointData9Luce": {
    "p": {}
   },
   "hotPointData10Luce": {
    "p": {}
   },
   "hotPointData11Luce": {
    "p": {}
   },
   "hotPointData12Luce": {
    "p": {}
   },
   "hotPointData13Luce": {
    "p": {}
   },
   "hotPointData14Luce": {
    "p": {}
   },
   "hotPointData15Luce": {
    "p": {}
   },
   "hotPointData1Gas": {
    "p": {}
   },
   "hotPointData2Gas": {
    "p": {}
   },
   "hotPointData3Gas": {
    "p": {}
   },
   "hotPointData4Gas": {
    "p": {}
   },
   "hotPointData5Gas": {
    "p": {}
   },
   "hotPointData6Gas": {
    "p": {}
   },
   "hotPointData7Gas": {
    "p": {}
   },
   "hotPointData8Gas": {
    "p": {}
   },
   "hotPointData9Gas": {
    "p": {}
   },
   "hotPointData10Gas": {
    "p": {}
   },
   "hotPointData11Gas": {
    "p": {}
   },
   "hotPointData12Gas": {
    "p": {}
   },
   "hotPointData13Gas": {
    "p": {}
   },
   "hotPointData14Gas": {
    "p": {}
   },
   "hotPointData15Gas": {
    "p": {}
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "herobanner": {
  "p": {
   "titleColor": {
    "d": "lightText"
   },
   "titleAlign": {
    "d": "center"
   },
   "ctaLabel": {
    "d": "VAI"
   },
   "socialShare": {
    "d": false
   }
  }
 },
 "heroblob": {
  "p": {
   "ctaLabel": {
    "d": "VAI"
   },
   "blobColours": {
    "d": "#7E2889|#1587C8"
   },
   "blobSeed": {
    "d": 1
   }
  }
 },
 "heroimage": {
  "p": {
   "imageSource": {
    "d": "url"
   },
   "imageUrl": {
    "w": [
     "imageSource",
     [
      "url"
     ]
    ]
   },
   "imageMedia": {
    "w": [
     "imageSource",
     [
      "media"
     ]
    ]
   },
   "ctaLabel": {
    "d": "VAI"
   }
  }
 },
 "heropage": {
  "p": {
   "background": {
    "d": "lilac"
   },
   "ctaLabel": {
    "d": "VAI"
   },
   "links": {
    "m": true,
    "i": {
     "p": {}
    }
   }
  }
 },
 "heroslider": {
  "p": {
   "autoplay": {
    "d": false
   },
   "slides": {
    "i": {
     "p": {
      "darkMode": {
       "d": false
      },
      "buttonColorSwitcher": {
       "d": "blueViolet"
      },
      "ctaLabel": {
       "d": "VAI"
      },
      "bgpos": {
       "d": "bottom"
      },
      "isVideo": {
       "d": false
      },
      "img": {
       "i": {}
      },
      "funnelActive": {
       "d": false
      },
      "funnelTitle": {
       "w": [
        "funnelActive",
        [
         true
        ]
       ]
      },
      "funnelCtaLabel": {
       "d": "VAI",
       "w": [
        "funnelActive",
        [
         true
        ]
       ]
      },
      "funnelOptions": {
       "w": [
        "funnelActive",
        [
         true
        ]
       ],
       "i": {
        "p": {
         "icona": {
          "d": "Gas"
         },
         "active": {
          "d": false
         }
        }
       }
      }
     }
    }
   }
  }
 },
 "iconsgrid": {
  "p": {
   "items": {
    "i": {
     "p": {}
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "iframe": {
  "p": {
   "height": {
    "d": 560
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "image": {
  "p": {
   "width": {
    "d": 930
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "infographiclist": {
  "p": {
   "items": {
    "i": {
     "p": {
      "startColor": {
       "d": "#7E2889"
      },
      "stopColor": {
       "d": "#1587C8"
      },
      "percentage": {
       "d": 100
      },
      "separator": {
       "d": ""
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "launchblock": {
  "p": {
   "ctaLabel": {
    "d": "VAI"
   },
   "colour": {
    "d": "night"
   },
   "inverted": {
    "d": false
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "listofaggregators": {
  "p": {
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "listoficons": {
  "p": {
   "items": {
    "i": {
     "p": {
      "icon": {
       "d": ""
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "listoficonscta": {
  "p": {
   "items": {
    "i": {
     "p": {
      "icon": {
       "d": "Gas"
      },
      "ctaType": {
       "d": "accedi"
      },
      "ctaHref": {
       "w": [
        "ctaType",
        [
         "scarica",
         "recall",
         "link"
        ]
       ]
      },
      "phone": {
       "w": [
        "ctaType",
        [
         "green"
        ]
       ]
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "listofregulations": {
  "p": {
   "ctaLabel": {
    "d": "Scopri di più",
    "e": true
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "listwithroundimg": {
  "p": {
   "items": {
    "i": {
     "p": {}
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "listwithroundimgpmi": {
  "p": {
   "items": {
    "i": {
     "p": {
      "list": {
       "i": {
        "p": {}
       }
      },
      "ctaLabel": {
       "d": "VAI"
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "mgmhome": {
  "p": {
   "height": {
    "d": 520
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "mission": {
  "p": {
   "items": {
    "i": {
     "p": {
      "icon": {
       "d": "Award"
      },
      "startColor": {
       "d": "#1587C8"
      },
      "stopColor": {
       "d": "#7E2889"
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "multiplelaunchblock": {
  "p": {
   "items": {
    "i": {
     "p": {
      "ctaLabel": {
       "d": "VAI"
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "multiplelaunchblockhome": {
  "p": {
   "items": {
    "i": {
     "p": {
      "typeCompo": {
       "d": "launch-block"
      },
      "full": {
       "d": false
      },
      "list": {
       "i": {
        "p": {}
       }
      },
      "ctaLabel": {
       "d": "VAI"
      },
      "triangleOrientation": {
       "d": "vertical"
      },
      "triangleType": {
       "d": "bottom-left"
      },
      "listItems": {
       "i": {
        "p": {}
       }
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "newsevents": {
  "p": {
   "title": {
    "d": "NEWS ED EVENTI"
   },
   "kind": {
    "d": "all"
   },
   "limit": {
    "d": 3
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "newseventshome": {
  "p": {
   "linkLabel": {
    "d": "Tutte le news",
    "e": true
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "offersform": {
  "p": {
   "title": {
    "d": "Trova l’offerta per la tua casa"
   },
   "offers": {
    "m": true,
    "i": {
     "p": {}
    }
   },
   "tassonomia": {
    "d": "casa"
   },
   "tooltips": {
    "m": true,
    "i": {
     "p": {}
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "offersformbusiness": {
  "p": {
   "title": {
    "d": "Trova l’offerta per la tua attività"
   },
   "offers": {
    "m": true,
    "i": {
     "p": {}
    }
   },
   "tassonomia": {
    "d": "business"
   },
   "tooltips": {
    "m": true,
    "i": {
     "p": {}
    }
   },
   "requestTitle": {
    "d": "Preferisci un’offerta su misura?"
   },
   "recipients": {
    "m": true,
    "i": {
     "p": {
      "email": {
       "d": ""
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "pageblock": {
  "p": {
   "background": {
    "d": "white"
   },
   "columns": {
    "d": "1"
   },
   "align": {
    "d": "left"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "pageblockwithblob": {
  "p": {
   "columns": {
    "d": "1"
   },
   "align": {
    "d": "left"
   },
   "blobColours": {
    "d": "#7E2889|#1587C8"
   },
   "blobPosition": {
    "d": "right"
   },
   "blobSeed": {
    "d": 1
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "pageoffers": {
  "p": {
   "title": {
    "d": "Le nostre offerte"
   },
   "offers": {
    "i": {
     "p": {}
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "plans": {
  "p": {
   "plans": {
    "i": {
     "p": {
      "isCustomer": {
       "d": false
      },
      "content": {
       "i": {
        "p": {
         "outline": {
          "d": false
         },
         "activeIcons": {
          "i": {
           "p": {
            "type": {
             "d": "luce"
            }
           }
          }
         },
         "discountedBasePrice": {
          "c": "basePrice"
         },
         "modemIncluded": {
          "d": false
         },
         "modemPrice": {
          "w": [
           "modemIncluded",
           [
            false
           ]
          ]
         },
         "discountedModemPrice": {
          "c": "modemPrice",
          "w": [
           "modemIncluded",
           [
            false
           ]
          ]
         },
         "modemBillingType": {
          "d": ""
         },
         "discountedActivationFee": {
          "c": "activationFee"
         },
         "activationBillingType": {
          "d": ""
         },
         "additionalServices": {
          "i": {
           "p": {
            "icon": {
             "d": ""
            }
           }
          }
         },
         "listInfoPlan": {
          "i": {
           "p": {
            "items": {
             "i": {
              "p": {
               "billingType": {
                "d": ""
               }
              }
             }
            }
           }
          }
         },
         "ctaLabel": {
          "d": "VAI"
         }
        }
       }
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "pressreleaselist": {
  "p": {
   "items": {
    "i": {
     "p": {
      "download": {
       "p": {
        "label": {
         "d": "scarica",
         "e": true
        }
       }
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "productcard": {
  "p": {
   "mobileOnly": {
    "d": false
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "productpagecards": {
  "p": {
   "active": {
    "d": false
   },
   "backgroundShape": {
    "d": "none"
   },
   "cards": {
    "i": {
     "p": {}
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "productpagecta": {
  "p": {
   "subscribeVisible": {
    "d": true
   },
   "subscribeLabel": {
    "d": "Attiva online",
    "e": true,
    "w": [
     "subscribeVisible",
     [
      true
     ]
    ]
   },
   "link": {
    "w": [
     "subscribeVisible",
     [
      true
     ]
    ]
   },
   "contactLabel": {
    "d": "Parla con un consulente"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "productpagehero": {
  "p": {
   "darkMode": {
    "d": false
   },
   "images": {
    "m": true,
    "i": {}
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "productpageinfocards": {
  "p": {
   "buttonType": {
    "d": "salesPoint"
   },
   "link": {
    "w": [
     "buttonType",
     [
      "customLink",
      "tichiamiamonoi"
     ]
    ]
   },
   "salesPointCallText": {
    "w": [
     "buttonType",
     [
      "salesPointCall"
     ]
    ]
   },
   "background": {
    "d": "lilac"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "productpagerows": {
  "p": {
   "cards": {
    "i": {
     "p": {
      "position": {
       "d": "left"
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "productpagetab": {
  "p": {
   "tabs": {
    "m": true,
    "i": {
     "p": {
      "active": {
       "d": false
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "productpagetabcontent": {
  "p": {
   "active": {
    "d": false
   },
   "defaultTabTipologiaTariffa": {
    "d": "mono"
   },
   "productIds": {
    "i": {
     "p": {}
    }
   }
  }
 },
 "recensioni": {
  "p": {
   "height": {
    "d": 420
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "resources": {
  "p": {
   "resources": {
    "i": {
     "p": {
      "target": {
       "d": "_self"
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "salespointlist": {
  "p": {
   "title": {
    "d": "I nostri punti vendita"
   },
   "serviceInfo": {
    "d": true
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "sectionabstract": {
  "p": {
   "align": {
    "d": "left"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "sectioncustomerarea": {
  "p": {
   "ctaLabel": {
    "d": "Accedi",
    "e": true
   },
   "ctaLoginModalTrigger": {
    "d": true
   },
   "ctaUrl": {
    "w": [
     "ctaLoginModalTrigger",
     [
      false
     ]
    ]
   },
   "advantages": {
    "m": true,
    "i": {
     "p": {}
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "sectiondownloadapp": {
  "p": {
   "points": {
    "m": true,
    "i": {
     "p": {}
    }
   },
   "appStoreLabel": {
    "d": "Scarica per iPhone",
    "e": true
   },
   "playStoreLabel": {
    "d": "Scarica per Android",
    "e": true
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "sectionhighlights": {
  "p": {
   "columns": {
    "d": 2
   },
   "items": {
    "i": {
     "p": {
      "icon": {
       "d": "Gas"
      },
      "img": {
       "d": "/illustrations/calendario-bimestrale.svg",
       "s": true
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "sectionphone": {
  "p": {
   "numberLabel": {
    "d": "Numero verde gratuito"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "sectionsteps": {
  "p": {
   "steps": {
    "i": {
     "p": {}
    }
   },
   "cta": {
    "p": {
     "target": {
      "d": "_self"
     }
    }
   },
   "brandFlag": {
    "d": false
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "sectiontext": {
  "p": {
   "arrangement": {
    "d": "side"
   },
   "align": {
    "d": "left"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "sectiontitle": {
  "p": {
   "headingLevel": {
    "d": "h2"
   },
   "align": {
    "d": "center"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "sectiontitlecanvas": {
  "p": {
   "align": {
    "d": "center"
   },
   "blobColours": {
    "d": "#7E2889|#1587C8"
   },
   "blobSeed": {
    "d": 1
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "separator": {
  "p": {
   "kind": {
    "d": "line"
   },
   "width": {
    "d": "full"
   },
   "startColor": {
    "d": "#7E2889"
   },
   "stopColor": {
    "d": "#1587C8"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "smallherobanner": {
  "p": {
   "icon": {
    "d": "Gas"
   },
   "titleColor": {
    "d": "lightText"
   },
   "titleAlign": {
    "d": "center"
   },
   "socialShare": {
    "d": false
   }
  }
 },
 "sponsorslider": {
  "p": {
   "images": {
    "i": {}
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "staticblob": {
  "p": {
   "color": {
    "d": "blue"
   },
   "icon": {
    "d": "Gas"
   },
   "inverted": {
    "d": false
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "storelocator": {
  "p": {
   "list": {
    "m": true,
    "i": {
     "p": {}
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "textblock": {
  "p": {
   "headingLevel": {
    "d": "h2"
   },
   "align": {
    "d": "left"
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "textimgroundedborders": {
  "p": {
   "inverted": {
    "d": false
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "videoplayer": {
  "p": {
   "buttonLabel": {
    "d": "Guarda il video",
    "e": true
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "workwithusblocklist": {
  "p": {
   "items": {
    "i": {
     "p": {
      "icon": {
       "d": "Gas"
      }
     }
    }
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "workwithusform": {
  "p": {
   "thankMessage": {
    "d": "La tua candidatura è stata inviata. Ti contatteremo il prima possibile.",
    "e": true
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "workwithuslist": {
  "p": {
   "hasSlider": {
    "d": false
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 },
 "workwithustitle": {
  "p": {
   "image": {
    "d": "/illustrations/logo-albaviva.svg",
    "s": true
   },
   "wrapped": {
    "d": false
   },
   "paddingLeftRight": {
    "d": "0"
   },
   "paddingTop": {
    "d": "0"
   },
   "paddingBottom": {
    "d": "0"
   }
  }
 }
};
