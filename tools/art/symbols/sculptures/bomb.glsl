// A round bomb with a burning fuse. Tints: body, cap, stripe, flame.
#define LEAN vec3(0.2, 0.1, -0.22)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  add(s, ball(p - vec3(0.0, -0.20, 0.0), 0.70), 1);
  add(s, max(abs(ball(p - vec3(0.0, -0.20, 0.0), 0.70)) - 0.025, abs(p.y + 0.20) - 0.13), 2);
  add(s, rod(p - vec3(0.0, 0.54, 0.0), 0.20, 0.10) - 0.03, 3);
  vec3 end = vec3(0.34, 0.86, 0.0);
  add(s, vine(p, mat3(vec3(0.0, 0.60, 0.0), vec3(0.04, 0.98, 0.0), end), vec2(0.05, 0.045)), 4);
  float flick = 0.03 * sin(uPhase * 6.0 * PI);
  vec3 f = p - end - vec3(0.02, 0.03, 0.02);
  add(s, plate(star2(f.xy, 8.0, 0.26 + flick, 0.12), f.z, 0.05, 0.03), 5);
  add(s, ball(f, 0.11), 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) return gloss(T0);
  if (id == 2) {
    Stuff k = gloss(T2);
    k.shine = T2 * 0.2;
    return k;
  }
  if (id == 3) return metal(T1, 0.2);
  if (id == 4) return cloth(vec3(0.75, 0.60, 0.38) * (0.7 + 0.4 * sin((p.x + p.y) * 60.0)));
  float d = length(p.xy - vec2(0.36, 0.89));
  Stuff k = light(mix(vec3(1.0, 0.95, 0.6), T3, smoothstep(0.04, 0.2, d)), 2.6);
  return k;
}
