// A letter of the alphabet in one of the kit's ways of making letters (knob x). Tints: face, metal, back.
// 0 enamel in a metal rim, 1 carved stone, 3 painted wood, 4 icing on gingerbread, 5 brass,
// 6 molten metal in black iron, 7 cut glass, 8 a rope around a plank.

const int FACE = 1, RIM = 2, BACK = 3;

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = shape0(p.xy);
  int how = int(uKnobs.x + 0.5);
  if (how == 1) {
    add(s, plate(d - 0.10 + 0.02 * noise(p * 7.0), p.z + 0.06, 0.24, 0.05), BACK);
    add(s, plate(abs(d - 0.005) - 0.022, p.z - 0.17, 0.05, 0.02), RIM);
    add(s, plate(d + 0.03, p.z - 0.14, 0.06, 0.03), FACE);
  } else if (how == 3) {
    add(s, plate(d - 0.11 + 0.012 * sin(p.y * 17.0 + 3.0 * p.x), p.z + 0.08, 0.20, 0.05), BACK);
    add(s, plate(d + 0.01, p.z - 0.10, 0.08, 0.05), FACE);
  } else if (how == 4) {
    add(s, pillow(d - 0.11, p.z + 0.06, 0.22, 0.12), BACK);
    add(s, pillow(d + 0.0 + 0.012 * sin(atan(p.y, p.x) * 14.0), p.z - 0.08, 0.20, 0.12), FACE);
  } else if (how == 5) {
    add(s, plate(d - 0.09, p.z + 0.10, 0.18, 0.05), BACK);
    add(s, plate(max(d - 0.06, -(d + 0.055)), p.z - 0.06, 0.12, 0.04), RIM);
    add(s, chisel(d + 0.05, p.z, vec2(0.06, 0.12), 0.6), FACE);
  } else if (how == 6) {
    add(s, plate(max(d - 0.10, -(d + 0.03)), p.z, 0.20, 0.06), BACK);
    add(s, plate(d - 0.05, p.z + 0.10, 0.15, 0.03), FACE);
  } else if (how == 7) {
    add(s, plate(max(d - 0.075, -(d - 0.035)), p.z, 0.12, 0.03), RIM);
    add(s, chisel(d - 0.03, p.z + 0.05, vec2(0.12, 0.26), 1.3), FACE);
  } else if (how == 8) {
    add(s, plate(d - 0.02, p.z + 0.02, 0.16, 0.05), FACE);
    add(s, length(vec2(d - 0.07, p.z - 0.05)) - 0.068 - 0.012 * sin((p.x - p.y) * 34.0), RIM);
  } else {
    add(s, plate(d - 0.085, p.z + 0.16, 0.17, 0.06), BACK);
    add(s, plate(max(d - 0.05, -(d + 0.045)), p.z - 0.03, 0.12, 0.042), RIM);
    add(s, chisel(d + 0.03, p.z + 0.03, vec2(0.10, 0.19), 1.05), FACE);
  }
  return s;
}

Stuff faceOf(int how, vec3 p, vec3 n, vec3 v) {
  float up = smoothstep(-0.8, 0.8, p.y);
  vec3 c = T0 * mix(0.62, 1.2, up);
  if (how == 3) {
    Stuff k = timber(c * 1.5, p);
    k.base = mix(k.base, c, 0.65);
    k.coat = 0.6;
    return k;
  }
  if (how == 4) return sugar(c, n, v);
  if (how == 6) {
    float vein = fbm(p * 4.0);
    Stuff k = stuff(T0 * 0.3, 0.0, 0.5);
    k.shine = mix(T0 * 0.35, T0 * 1.25 + vec3(0.35, 0.16, 0.02), smoothstep(0.30, 0.70, vein + 0.16 * (0.5 - up)));
    k.bump = 0.4;
    return k;
  }
  if (how == 7) return gem(T0, p, n, v);
  if (how == 8) return timber(c * 1.2, p.yxz);
  Stuff k = gloss(c);
  k.shine = T0 * T0 * 0.22 * (0.4 + up);
  return k;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  int how = int(uKnobs.x + 0.5);
  if (id == FACE) return faceOf(how, p, n, v);
  if (id == RIM) {
    if (how == 8) {
      Stuff k = cloth(T1);
      k.base *= 0.55 + 0.45 * smoothstep(-0.6, 0.4, sin((p.x - p.y) * 34.0));
      return k;
    }
    Stuff k = metal(T1, 0.2);
    k.shine = T1 * 0.05;
    return k;
  }
  if (how == 1) {
    Stuff k = stuff(T2 * (0.75 + 0.5 * fbm(p * 9.0)), 0.0, 0.8);
    k.bump = 0.6;
    k.grain = 10.0;
    return k;
  }
  if (how == 3) return timber(T2, p.yxz);
  if (how == 4) {
    Stuff k = plush(T2);
    k.bump = 0.3;
    return k;
  }
  Stuff k = stuff(T2, 0.85, 0.34);
  k.bump = how == 6 ? 0.5 : 0.15;
  k.grain = 9.0;
  return k;
}
