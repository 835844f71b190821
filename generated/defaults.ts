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
    "d": "VAI"
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
 "{brand}products": {
  "p": {
   "anchorItems": {
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
    "d": "Quale fornitura ti serve?"
   },
   "needQuestion": {
    "d": "Di cosa hai bisogno?"
   },
   "tooltips": {
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
 "fiberdetails": {
  "p": {
   "cards": {
    "i": {
     "p": {
      "icon": {
       "d": "Gas"
      },
      "imgGeneral": {
       "d": "/illustrations/calendario.svg"
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
 "offersform": {
  "p": {
   "title": {
    "d": "Trova l’offerta per la tua casa"
   },
   "offers": {
    "i": {
     "p": {}
    }
   },
   "tassonomia": {
    "d": "casa"
   },
   "tooltips": {
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
    "i": {
     "p": {}
    }
   },
   "tassonomia": {
    "d": "business"
   },
   "tooltips": {
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
 "sectionsteps": {
  "p": {
   "brandFlag": {
    "d": false
   },
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
 }
};
