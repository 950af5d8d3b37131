// A letter of the alphabet, made by hand (knob x). Tints: face, metal, back.
// 0 painted porcelain, 1 felt with stitches, 2 inlaid bands, 3 ore in rock, 4 ice under snow, 5 a cog with
// enamel, 6 a lit glass, 7 a carved rune, 8 planks with nails, 9 mother-of-pearl on marble.

const int FACE = 1, RIM = 2, BACK = 3;

float weave(vec2 p) { return sin(p.x * 27.0) + sin(p.y * 27.0); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = shape0(p.xy);
  int how = int(uKnobs.x + 0.5);
  if (how == 0) {
    add(s, plate(d - 0.10, p.z + 0.04, 0.20, 0.12), BACK);
    add(s, length(vec2(d - 0.012, p.z - 0.155)) - 0.026, RIM);
    add(s, plate(d + 0.02, p.z - 0.13, 0.07, 0.05), FACE);
  } else if (how == 1) {
    add(s, plate(d - 0.115, p.z + 0.10, 0.10, 0.05), BACK);
    add(s, pillow(d - 0.06, p.z, 0.24, 0.16), FACE);
    float seam = length(vec2(d + 0.012, p.z - 0.20)) - 0.026;
    add(s, max(seam, -0.25 - weave(p.xy)) * 0.8, RIM);
  } else if (how == 2) {
    add(s, plate(d - 0.09, p.z + 0.05, 0.20, 0.05), RIM);
    add(s, plate(max(d - 0.07, -(d + 0.015)), p.z - 0.14, 0.09, 0.04), RIM);
    add(s, plate(d + 0.01, p.z - 0.12, 0.07, 0.01), FACE);
  } else if (how == 3) {
    add(s, plate(d - 0.11 + 0.07 * (noise(p * 6.0) - 0.5), p.z + 0.06, 0.20, 0.05) * 0.85, BACK);
    add(s, pillow(d + 0.0 + 0.05 * (noise(p * 9.0) - 0.5), p.z - 0.08, 0.26, 0.14) * 0.9, FACE);
  } else if (how == 4) {
    add(s, chisel(d - 0.05, p.z + 0.05, vec2(0.14, 0.30), 1.2), FACE);
    float cap = max(d - 0.09, 0.02 - shape0(p.xy + vec2(0.0, 0.15 + 0.05 * sin(p.x * 9.0))));
    add(s, pillow(cap, p.z - 0.05, 0.30, 0.12) * 0.8, BACK);
  } else if (how == 5) {
    float teeth = 0.05 * smoothstep(-0.25, 0.25, sin(atan(p.y, p.x) * 20.0));
    add(s, plate(d - 0.07 - teeth, p.z + 0.10, 0.11, 0.03) * 0.8, BACK);
    add(s, plate(max(d - 0.065, -(d + 0.03)), p.z - 0.06, 0.13, 0.05), RIM);
    add(s, pillow(d + 0.015, p.z - 0.06, 0.16, 0.10), FACE);
  } else if (how == 6) {
    add(s, plate(max(d - 0.09, -(d - 0.02)), p.z, 0.16, 0.06), BACK);
    add(s, pillow(d - 0.035, p.z, 0.26, 0.18), FACE);
  } else if (how == 7) {
    float rock = plate(d - 0.125 + 0.05 * (noise(p * 5.0) - 0.4), p.z + 0.02, 0.22, 0.06);
    add(s, max(rock, -plate(d + 0.005, p.z - 0.24, 0.13, 0.01)) * 0.9, BACK);
    add(s, plate(d + 0.0, p.z - 0.06, 0.08, 0.02), FACE);
  } else if (how == 8) {
    float rough = 0.014 * sin(p.y * 23.0 + 5.0 * p.x);
    add(s, plate(d - 0.12 + rough, p.z + 0.10, 0.14, 0.03), BACK);
    add(s, plate(max(d - 0.075, -(d + 0.02)), p.z - 0.0, 0.14, 0.03), RIM);
    float gap = abs(fract(p.y * 2.6 + 0.3) - 0.5) - 0.025;
    add(s, max(plate(d + 0.015, p.z - 0.05, 0.11, 0.03), -max(gap, 0.10 - p.z)), FACE);
  } else {
    add(s, plate(d - 0.11, p.z + 0.05, 0.18, 0.08), BACK);
    add(s, length(vec2(d - 0.045, p.z - 0.12)) - 0.034, RIM);
    add(s, chisel(d + 0.0, p.z - 0.06, vec2(0.08, 0.15), 0.8), FACE);
  }
  return s;
}

Stuff faceOf(int how, vec3 p, vec3 n, vec3 v) {
  float up = smoothstep(-0.8, 0.8, p.y);
  vec3 c = T0 * mix(0.7, 1.2, up);
  if (how == 1) {
    Stuff k = plush(c);
    k.bump = 0.5;
    k.grain = 22.0;
    k.shine = T0 * 0.10;
    return k;
  }
  if (how == 3) {
    Stuff k = metal(mix(T0, T1, 0.35), 0.26);
    k.shine = T0 * 0.38;
    k.bump = 0.6;
    k.grain = 7.0;
    return k;
  }
  if (how == 4) {
    Stuff k = gem(T0, p, n, v);
    k.shine += T0 * 0.15 + vec3(0.10, 0.16, 0.20) * up;
    return k;
  }
  if (how == 6) {
    Stuff k = gloss(T0 * 0.6);
    float bubble = smoothstep(0.16, 0.10, cells(vec3(p.xy * 6.0, 1.0)).x);
    k.shine = T0 * T0 * mix(0.10, 0.50, max(n.z, 0.0)) + T0 * 0.12 + vec3(0.25) * bubble;
    k.coat = 1.4;
    return k;
  }
  if (how == 7) {
    float vein = fbm(p * 5.0);
    Stuff k = stuff(T0 * 0.4, 0.0, 0.3);
    k.shine = T0 * T0 * mix(0.25, 0.85, vein) + T0 * 0.08;
    return k;
  }
  if (how == 8) {
    Stuff k = timber(c * 1.5, p.yxz);
    k.base = mix(k.base, c, 0.72);
    k.base *= smoothstep(0.28, 0.40, noise(p * vec3(4.0, 22.0, 4.0)) + 0.12);
    k.shine = T0 * 0.10;
    return k;
  }
  Stuff k = gloss(c);
  k.shine = T0 * T0 * 0.25 * (0.5 + up) + T0 * 0.06;
  if (how == 0) {
    vec2 f = fold(fract(p.xy * 3.2 + vec2(0.2, 0.35)) - 0.5, 5.0);
    float bloom = length(f - vec2(0.0, 0.15)) - 0.105;
    if (bloom < 0.0) { k.base = vec3(0.95, 0.92, 0.88); k.shine = vec3(0.10); }
  }
  if (how == 2) {
    float band = fract(p.y * 3.4 + 0.28 * abs(fract(p.x * 3.4) - 0.5));
    if (band < 0.30) { k.base = T2; k.shine = T2 * 0.10; }
    if (abs(band - 0.33) < 0.045 || band > 0.955) return metal(T1, 0.2);
  }
  if (how == 9) {
    float film = 0.5 + 0.5 * sin(7.0 * fbm(p * 2.4) + 5.0 * dot(n, v));
    k.base = mix(k.base * 0.8, k.base + vec3(0.10, 0.14, 0.16), film);
    k.shine = T0 * T0 * 0.12;
    k.coat = 1.5;
  }
  return k;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  int how = int(uKnobs.x + 0.5);
  if (id == FACE) return faceOf(how, p, n, v);
  if (id == RIM) {
    if (how == 1) return cloth(vec3(0.95, 0.90, 0.78));
    Stuff k = metal(T1, 0.2);
    k.shine = T1 * 0.07;
    return k;
  }
  if (how == 0 || how == 9) {
    Stuff k = gloss(T2);
    k.shine = T2 * 0.08;
    if (how == 9) k.base *= mix(0.75, 1.0, smoothstep(0.35, 0.5, fbm(p * 3.0)));
    return k;
  }
  if (how == 1 || how == 4) {
    Stuff k = plush(T2);
    k.soft = 1.0;
    k.shine = T2 * (how == 4 ? 0.22 : 0.05);
    return k;
  }
  if (how == 8) return timber(T2, p.yxz);
  if (how == 3 || how == 7) {
    Stuff k = stuff(T2 * (0.6 + 0.7 * fbm(p * 6.0)), 0.0, 0.75);
    k.bump = 0.7;
    k.grain = 9.0;
    return k;
  }
  Stuff k = stuff(T2, 0.9, 0.3);
  k.bump = 0.12;
  return k;
}
