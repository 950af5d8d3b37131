// A bell for the desk on a foot of dark wood: pressed, it rings, and rings of light run off. Tints: dome, foot, brass, light.
#define LEAN vec3(0.22, 0.30, 0.0)

float pressed() { return pow(max(sin(uPhase * 2.0 * PI), 0.0), 2.0); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, 0.16, 0.0);
  float r = length(q.xz);
  // The foot, turned, with a band of brass.
  add(s, rod(q - vec3(0.0, -0.72, 0.0), 0.80, 0.10) - 0.05, 2);
  add(s, rod(q - vec3(0.0, -0.56, 0.0), 0.66, 0.05) - 0.04, 2);
  add(s, ring((q - vec3(0.0, -0.60, 0.0)).xzy, 0.735, 0.040), 3);
  add(s, ring((q - vec3(0.0, -0.84, 0.0)).xzy, 0.84, 0.045), 3);
  // The dome shivers while it rings.
  vec3 d = q - vec3(0.012 * sin(uPhase * 16.0 * PI) * (1.0 - pressed()) * step(0.001, uPhase), -0.30, 0.0);
  float dome = max(egg(d, vec3(0.68, 0.66, 0.68)), -d.y);
  dome = max(dome, -max(egg(d, vec3(0.60, 0.58, 0.60)), -d.y - 0.2));
  add(s, dome - 0.012, 1);
  add(s, ring(d.xzy, 0.665, 0.055), 1);
  add(s, length(vec2(egg(d, vec3(0.68, 0.66, 0.68)), d.y - 0.16)) - 0.024, 3);
  add(s, length(vec2(egg(d, vec3(0.68, 0.66, 0.68)), d.y - 0.46)) - 0.020, 3);
  // The knob.
  vec3 k = q - vec3(0.0, 0.40 - 0.09 * pressed(), 0.0);
  add(s, rod(q - vec3(0.0, 0.36, 0.0), 0.17, 0.035) - 0.02, 3);
  add(s, rod(k, 0.062, 0.16), 3);
  add(s, egg(k - vec3(0.0, 0.19, 0.0), vec3(0.155, 0.085, 0.155)), 3);
  // A plate on the front with a seven.
  vec3 f = q - vec3(0.0, -0.71, 0.835);
  add(s, plate(box2(f.xy, vec2(0.19, 0.085)) - 0.02, f.z + 0.3 * f.x * f.x, 0.03, 0.015), 3);
  add(s, plate(min(box2(f.xy - vec2(0.0, 0.055), vec2(0.062, 0.014)), seg(f.xy, vec2(0.056, 0.05), vec2(-0.012, -0.062)) - 0.015), f.z - 0.025, 0.02, 0.008), 5);
  // Sparks that spring from it.
  for (int i = 0; i < 5; i++) {
    float a = (float(i) - 2.0) * 0.62;
    float t = fract(uPhase + 0.18);
    vec2 at = vec2(sin(a), cos(a)) * (0.82 + 0.10 * t);
    vec3 z = q - vec3(at.x, at.y * 0.86 + 0.02, 0.10);
    z.xy *= rot(-a);
    add(s, horn(z, vec3(0.0, -0.055, 0.0), vec3(0.0, 0.065, 0.0), vec2(0.018, 0.034)), 4);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) { Stuff k = metal(T0, 0.13); k.shine = T0 * (0.10 + 0.25 * pressed()); return k; }
  if (id == 2) { Stuff k = timber(T1, p.yxz); k.coat = 1.2; k.shine = T1 * 0.12; return k; }
  if (id == 4) return light(T3, 0.9 + 0.9 * pressed());
  if (id == 5) return gloss(vec3(0.30, 0.02, 0.03));
  Stuff k = metal(T2, 0.18);
  k.shine = T2 * 0.12;
  return k;
}
