// The camera and the walk along the ray.

vec3 grainNormal(vec3 p, vec3 n, float scale, float amount) {
  vec2 e = vec2(0.35 / scale, 0.0);
  float c = fbm(p * scale);
  vec3 g = vec3(fbm((p + e.xyy) * scale), fbm((p + e.yxy) * scale), fbm((p + e.yyx) * scale)) - c;
  g -= n * dot(g, n);
  return normalize(n - g * amount);
}

void main() {
  vec2 u = ((gl_FragCoord.xy + uOrigin) / uSize * 2.0 - 1.0) * vec2(1.0, uCamera.w) * uCamera.x;
  u += uCentre;
  vec3 ro, rd;
  float start = 0.0;
  if (uCamera.y > 0.0) {
    ro = vec3(uCentre.x, uCentre.y + uCamera.z, uCamera.y);
    rd = normalize(vec3(u, 0.0) - ro);
    start = uCamera.y - NEAR;
  } else {
    ro = vec3(u, NEAR);
    rd = vec3(0.0, 0.0, -1.0);
  }
  float t = max(start, 0.0), limit = start + NEAR + FAR;
  Part hit = Part(1e9, 0);
  bool found = false;
  for (int i = 0; i < STEPS; i++) {
    hit = map(ro + rd * t);
    if (hit.d < 0.0009) { found = true; break; }
    t += hit.d * 0.8;
    if (t > limit) break;
  }
  if (!found && hit.d > 0.006) {
    oSurface = vec4(0.0);
    oGlow = vec4(0.0);
    return;
  }
  vec3 p = ro + rd * t, n = normalAt(p), v = -rd;
  vec3 q = p;
  Stuff m = paint(hit.id, q, n, v);
  if (m.bump > 0.0) n = grainNormal(q, n, m.grain, m.bump);
  vec3 c = lit(m, p, n, v);
#ifdef HAZE
  c = haze(c, p);
#endif
  oSurface = vec4(film(c), 1.0);
  vec3 g = m.shine / (1.0 + m.shine);
  float a = max(g.r, max(g.g, g.b));
  oGlow = a > 0.02 ? vec4(g / a, a) : vec4(0.0);
}
