// A round tower of stone with a pointed roof, a balcony and a wheel on its front, its windows lit. Tints: stone, roof, metal, windows, banner.
#define LEAN vec3(0.40, 0.14, 0.0)

// The banner waves with the phase.
float wave(float x) { return 0.045 * sin(x * 8.0 - uPhase * 2.0 * PI) * smoothstep(0.0, 0.3, x); }

float cone(vec3 p, float y, float tall, float r) {
  float t = (p.y - y) / tall;
  return max((length(p.xz) - r * (1.0 - t)) * 0.82, max(y - p.y, p.y - y - tall));
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xz), a = atan(p.x, p.z);
  // The shaft widens at its foot and under its crown.
  float girth = 0.36 + 0.10 * smoothstep(-0.55, -0.95, p.y) + 0.06 * smoothstep(0.10, 0.26, p.y);
  add(s, max(r - girth, max(p.y - 0.30, -0.98 - p.y)) * 0.85, 1);
  add(s, rod(p - vec3(0.0, -0.95, 0.0), 0.54, 0.06) - 0.02, 1);
  // Battlements about the balcony.
  float merlon = max(abs(r - 0.47) - 0.055, max(abs(p.y - 0.40) - 0.09, abs(fract(a / (2.0 * PI) * 12.0) - 0.5) * 0.24 - 0.075));
  add(s, merlon * 0.7, 1);
  add(s, rod(p - vec3(0.0, 0.30, 0.0), 0.50, 0.045) - 0.015, 3);
  // The upper room and its roof.
  add(s, rod(p - vec3(0.0, 0.44, 0.0), 0.29, 0.16), 1);
  add(s, cone(p, 0.56, 0.44, 0.42), 2);
  add(s, ring((p - vec3(0.0, 0.565, 0.0)).xzy, 0.40, 0.028), 3);
  add(s, stick(p, vec3(0.0, 0.96, 0.0), vec3(0.0, 1.14, 0.0), 0.018), 3);
  // A banner from the tip.
  vec3 b = p - vec3(0.02, 1.06, 0.0);
  b.z -= wave(b.x);
  float cut = max(box2(b.xy - vec2(0.17, 0.0), vec2(0.17, 0.075)), (b.x - 0.26) - abs(b.y) * 0.9);
  add(s, plate(cut, b.z, 0.016, 0.01) * 0.7, 5);
  // Windows: lancets of the shaft, a row above.
  vec3 f = vec3(p.x, p.y + 0.02, p.z);
  float pane = max(lancet(vec2(f.x, f.y + 0.66), 0.085, 0.15, 0.6), -f.z);
  add(s, max(pane, abs(r - girth) - 0.02) * 0.8, 4);
  vec2 w = vec2(fract(a / (2.0 * PI) * 8.0 + 0.5) - 0.5, p.y - 0.43);
  add(s, max(box2(vec2(w.x * 0.23, w.y), vec2(0.045, 0.07)), abs(r - 0.29) - 0.015) * 0.7, 4);
  // The wheel over the door, turning with the phase.
  vec3 k = p - vec3(0.0, -0.10, 0.40);
  k.xy *= rot(uPhase * PI / 4.0);
  add(s, ring(k, 0.235, 0.040), 3);
  vec2 spoke = fold(k.xy, 8.0);
  add(s, plate(max(abs(spoke.x) - 0.018, abs(spoke.y - 0.12) - 0.12), k.z, 0.03, 0.012), 3);
  add(s, ball(k - vec3(0.0, 0.0, 0.03), 0.065), 3);
  add(s, disc(k - vec3(0.0, 0.0, -0.03), 0.225, 0.02), 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    float a = atan(p.x, p.z) / (2.0 * PI) * 26.0, row = (1.0 - p.y) * 15.0;
    float tile = smoothstep(0.34, 0.5, abs(fract(a + 0.5 * mod(floor(row), 2.0)) - 0.5)) + smoothstep(0.36, 0.5, abs(fract(row) - 0.5));
    Stuff k = gloss(T1 * (1.0 - 0.45 * min(tile, 1.0)));
    k.shine = T1 * 0.10;
    return k;
  }
  if (id == 3) { Stuff k = metal(T2, 0.18); k.shine = T2 * 0.10; return k; }
  if (id == 4) return light(T3, 1.7 + 0.3 * sin(uPhase * 2.0 * PI));
  if (id == 5) { Stuff k = cloth(T4); k.shine = T4 * 0.12; return k; }
  float a = atan(p.x, p.z) / (2.0 * PI) * 14.0, row = p.y * 9.5;
  float joint = max(smoothstep(0.40, 0.47, abs(fract(a + 0.5 * mod(floor(row), 2.0)) - 0.5)), smoothstep(0.38, 0.46, abs(fract(row) - 0.5)));
  float tone = 0.80 + 0.35 * hash(vec3(floor(a + 0.5 * mod(floor(row), 2.0)), floor(row), 2.0));
  Stuff k = stuff(T0 * tone * (1.0 - 0.42 * joint), 0.0, 0.55);
  k.soft = 0.4;
  k.coat = 0.15;
  k.shine = T0 * 0.05;
  return k;
}
